export function Preview({ text }: { text: string }) {
  return <p>Pratinjau: {text}</p>;
}
