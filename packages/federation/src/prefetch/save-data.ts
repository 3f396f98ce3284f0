interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to fetch nothing that may never be needed. A browser that does not describe its connection has a good one. */
export function shouldSaveData(): boolean {
  const { saveData, effectiveType }: Connection =
    'connection' in navigator ? (navigator.connection as Connection) : {};
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g');
}
