export function HomePage() {
  return <h1>Halo</h1>;
}
