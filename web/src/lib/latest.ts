/* Answers may come in another order than the questions: each question is told whether it is still the last one. */
export function inOrder(): () => () => boolean {
  let last = 0;
  return () => {
    const mine = ++last;
    return () => mine === last;
  };
}
