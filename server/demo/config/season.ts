// The festive season: four items to collect.
import { say } from './words.ts';

export const SEASON_DAYS = 45;

export const SEASON_RULE = say(
  '<p>Each light is given once. What you play and like counts from the first day of the season. With all four lights you can claim the last reward.</p>',
  '<p>Cada luz se entrega una vez. Cuenta lo que juegas y marcas desde el primer día de la temporada. Con las cuatro luces puedes recibir la última recompensa.</p>',
);
