// What a title is called again and again, where a catalogue is to be longer than the titles there are.
export const EDITIONS: readonly string[] = (
  'Nights, Deluxe, Rush, Jubilee, Express, Reborn, Festival, Grand Tour, Harvest, Quest, By Moonlight, Regatta, ' +
  'Encore, Holiday, Parade, Tales, Carnival, Overtime, Winter Games, Little League, Summer School, Masquerade, ' +
  'Matinee, Expedition, Lost Chapter, Golden Hour, Second Helping, Afterglow, Midsummer, Old Town, Northern Lights, ' +
  'Backstage, Long Weekend, Grand Finale'
).split(', ');

/** Added to the id of a title with each of its editions. */
export const EDITION_IDS = 10_000;
