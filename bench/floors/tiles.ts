/** One game as both floors show it: the same names and pictures as the product's first screen. */
export interface Tile {
  readonly name: string;
  readonly picture: string;
}

export const tileMarkup = (tiles: readonly Tile[]): string =>
  tiles
    .map(
      ({ name, picture }) =>
        `<li data-tile><a href="#${name}"><img src="${picture}" alt="" width="160" height="160">${name}</a></li>`,
    )
    .join('');
