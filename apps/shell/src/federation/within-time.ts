/** The same promise, which rejects unless it settles within this time. */
export function withinTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`No answer within ${milliseconds} ms`));
    const timer = setTimeout(giveUp, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
