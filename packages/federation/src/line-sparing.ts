interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether what may never be needed would cost somebody. Browsers that do not tell are taken for good lines. */
export function isLineSparing(): boolean {
  const { saveData, effectiveType }: Connection =
    'connection' in navigator ? (navigator.connection as Connection) : {};
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g');
}
