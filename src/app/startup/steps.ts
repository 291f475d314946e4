/** A step that fails is reported, and costs no other step. */
export function takeSteps(steps: readonly (() => void)[]): void {
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      reportError(error);
    }
  }
}
