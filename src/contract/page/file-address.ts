/** Kinds of files that a build, or its host, puts beside the app. */
const FILES =
  /\.(?:js|mjs|map|css|html?|json|webmanifest|txt|xml|svg|png|jpe?g|webp|avif|gif|ico|woff2?|wasm|mp3|ogg|br|gz)$/i;

/** A file, or a place where other programs look for something: never a screen of the app, whatever else it may be. */
export const isFileAddress = (pathname: string): boolean =>
  FILES.test(pathname) || pathname.startsWith('/assets/') || pathname.startsWith('/.well-known/');

/** Where a password manager sends somebody who wants a new password: https://w3c.github.io/webappsec-change-password-url */
export const CHANGE_PASSWORD = '/.well-known/change-password';
