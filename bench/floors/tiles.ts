/** One game as both floors show it: the names and pictures of the product's first screen. */
export interface Tile {
  readonly name: string;
  /** The address that starts the game, by which a measurement recognises a tile. */
  readonly href: string;
  readonly picture: string;
}

export const tileMarkup = (tiles: readonly Tile[]): string =>
  tiles
    .map(
      ({ name, href, picture }) =>
        `<li><a href="${href}"><img src="${picture}" alt="" width="160" height="160">${name}</a></li>`,
    )
    .join('');
