const maxRemembered = 10_000;

/**
 * When a mail of a kind was last asked for, for an address with and without an account alike: a limit that only
 * real accounts meet would tell which addresses have one.
 */
export function createMailInterval(seconds: number) {
  const requestedAt = new Map<string, number>();
  return {
    /** Seconds until the next mail may be asked for; 0 when it may be now, and then it counts as asked for. */
    ask(kind: string, email: string): number {
      const key = `${kind} ${email.trim().toLowerCase()}`;
      const now = Date.now();
      const elapsed = (now - (requestedAt.get(key) ?? 0)) / 1_000;
      // A clock that was set back must not lock users out.
      if (elapsed >= 0 && elapsed < seconds) return Math.ceil(seconds - elapsed);
      requestedAt.delete(key);
      requestedAt.set(key, now);
      const [oldest] = requestedAt.keys();
      if (requestedAt.size > maxRemembered && oldest) requestedAt.delete(oldest);
      return 0;
    },
    clear: (): void => requestedAt.clear(),
  };
}

export type MailInterval = ReturnType<typeof createMailInterval>;
