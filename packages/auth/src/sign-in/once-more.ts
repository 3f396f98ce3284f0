import { type Notice, statusOf } from './notice.ts';

/** Shows that the form waits. */
export type OnWait = (notice: Notice) => void;

const crowd: Notice = {
  tone: 'warning',
  title: 'Banyak yang masuk bersamaan',
  description: 'Kami mencoba sekali lagi dalam beberapa detik. Tidak perlu menekan lagi.',
};

/**
 * Sign-ins and sign-ups cost the service a password hash each and have no queue: what is not done in ten seconds is 504, with nothing
 * stored. Asks once more after 2 to 6 seconds, so that a crowd does not press again all at once. A lost answer is not asked again.
 */
export async function onceMore<Answer extends { error: unknown }>(
  ask: () => Promise<Answer>,
  onWait: OnWait = () => undefined,
): Promise<Answer> {
  const answer = await ask();
  if (statusOf(answer.error) !== 504) return answer;
  onWait(crowd);
  await new Promise((resolve) => setTimeout(resolve, 2_000 + Math.random() * 4_000));
  return ask();
}
