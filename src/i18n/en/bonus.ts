export const texts = {
  title: 'Congratulations',
  continue: 'TAP THE SCREEN TO CONTINUE',
};

declare module '../t.ts' {
  interface Texts {
    bonus: typeof texts;
  }
}
