// The product: the platform with the demonstration's world.
import { listen } from '#server/listen.ts';
import { world } from './world.ts';

await listen(world);
