/**
 * The promise, rejected after some milliseconds.
 * @param what begins the message of the error: `Loading it` took longer than 8 s
 */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${what} took longer than ${milliseconds / 1000} s.`)),
      milliseconds,
    );
    promise.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
