import { theme, type Theme } from './theme.ts';

export const TALES: readonly Theme[] = [
  theme({
    of: 'dragon',
    with: ['lantern', 'pearl'],
    in: ['clouds', 'mountains', 'waves'],
    lit: ['royal', 'wine', 'jade', 'dusk', 'amber'],
    tags: 'legend east fire',
    names:
      'Dragon of Nine Rivers, Scale & Thunder, Jadefire, Cloud Serpent, Red Dragon Regatta, Golden Wyrm Bazaar, Sapphire Drake, Dragonboat Night',
  }),
  theme({
    of: 'mask',
    with: ['peacock', 'moon'],
    in: ['curtains', 'silk', 'street'],
    lit: ['violet', 'jade', 'night', 'wine'],
    tags: 'carnival night',
    names:
      'Masquerade Row, Venetian Hour, Carnival of Whispers, Harlequin House, The Velvet Mask, Lagoon Ball, Feathers at Midnight',
  }),
  theme({
    of: 'scarab',
    with: ['pyramid', 'sun'],
    in: ['columns', 'dunes', 'forge'],
    lit: ['sand', 'amber', 'teal', 'wine'],
    tags: 'desert legend',
    names:
      'Scarab Sundial, Beetle & Lapis, Turquoise Scarab, Khepri’s Garden, Nile Lapis, Wings over Thebes, Amulet Row',
  }),
  theme({
    of: 'pyramid',
    with: ['scarab', 'cactus'],
    in: ['dunes', 'canyon', 'dunes'],
    lit: ['dusk', 'amber', 'coral', 'violet'],
    tags: 'desert adventure',
    names:
      'Sandstone Secrets, Pyramid at Dusk, Tulips of the Nile, Capstone, Oasis Caravan, Pharaoh’s Picnic, Desert Geometry, Obelisk Road',
  }),
  theme({
    of: 'volcano',
    with: ['phoenix', 'turtle'],
    in: ['forge', 'lagoon', 'clouds'],
    lit: ['ember', 'dusk', 'night', 'plum'],
    tags: 'fire island',
    names:
      'Lava Lagoon, Mount Marrow, Caldera, Magma Mambo, Smoking Island, Basalt Beach, Ember Peak Express',
  }),
  theme({
    of: 'unicorn',
    with: ['star5', 'rose'],
    in: ['clouds', 'meadow', 'woods'],
    lit: ['violet', 'rose', 'sky', 'teal'],
    tags: 'legend fairy',
    names:
      'Unicorn Carousel, Opal Mane, Hornbeam Wood, Pastel Gallop, Star Foal, Lavender Steed, Rainbow Paddock',
  }),
  theme({
    of: 'lantern',
    with: ['dragon', 'teapot'],
    in: ['street', 'lagoon', 'street'],
    lit: ['night', 'teal', 'dusk', 'royal', 'plum'],
    tags: 'festival night east',
    names:
      'Lanterns of Halcyon, Lantern Street, Paper Light Parade, Festival of Ten Lamps, Red Lantern Ferry, River of Lanterns, Lamplighter, Amber Lantern Inn',
  }),
  theme({
    of: 'clock',
    with: ['key', 'hourglass'],
    in: ['columns', 'street', 'silk'],
    lit: ['wine', 'steel', 'teal', 'plum'],
    tags: 'time craft',
    names:
      'Clockwork Canary, Brass Hours, Cuckoo Quarter, Escapement, Midnight Mainspring, The Clockmaker’s Cat, Gears of Geneva',
  }),
  theme({
    of: 'teapot',
    with: ['panda', 'cat'],
    in: ['curtains', 'meadow', 'bokeh'],
    lit: ['jade', 'coral', 'rose', 'teal'],
    tags: 'cosy east',
    names:
      'Teapot Tempest, Jasmine Hour, Porcelain Parade, Tea at Three Bridges, Blue Willow Room, Oolong Express, Kettle & Kite',
  }),
  theme({
    of: 'drum',
    with: ['mask', 'elephant'],
    in: ['street', 'curtains', 'burst'],
    lit: ['teal', 'royal', 'amber', 'dusk'],
    tags: 'festival music',
    names: 'Drumline, Parade Ground, Thunder Drums, Marching Band, Snare & Sparkle, Festival Drum',
  }),
  theme({
    of: 'dice',
    with: ['suits', 'clover'],
    in: ['burst', 'curtains', 'street', 'forge', 'bokeh'],
    lit: ['jade', 'royal', 'wine', 'teal', 'violet', 'night', 'amber'],
    tags: 'dice',
    names:
      'Dice Arcade, Bones of Brass, Pips & Crowns, Sixes at the Swan, Thunder Roll, High Pips, Tumblers, Crimson Dice Club, Over Under Alley, Fair Roll, Dice on the Docks, Midnight Roll, Two Cubes, Jade Dice House',
  }),
  theme({
    of: 'bigDie',
    with: ['star5', 'gem'],
    in: ['nebula', 'silk', 'burst', 'clouds'],
    lit: ['violet', 'rose', 'teal', 'night', 'plum', 'royal'],
    tags: 'dice',
    names:
      'Golden Cube, One Big Die, Sixth Face, Cube Garden, The Honest Die, Turquoise Cube, Rose Cube, Starpip, Sunny Side Six, Corner Cube, Solo Six, Cube & Comet',
  }),
  theme({
    of: 'domino',
    with: ['dice', 'citrus'],
    in: ['street', 'bokeh', 'columns'],
    lit: ['amber', 'teal', 'coral', 'wine', 'jade'],
    tags: 'dice tiles',
    names:
      'Domino Plaza, Double Six Café, Boneyard Bistro, Tiles & Tamales, Ebony Tiles, Domino Promenade, Siesta Tiles, Spot On, Veranda Dominoes, Six-Five Social',
  }),
  theme({
    of: 'wheel',
    with: ['star5', 'balloon'],
    in: ['burst', 'curtains', 'street', 'clouds'],
    lit: ['royal', 'teal', 'dusk', 'plum', 'jade', 'sky', 'wine'],
    tags: 'wheel fair',
    names:
      'Wheel of Halcyon, Carousel Wheel, Grand Promenade, Pinwheel, Spin the Season, Ruby Wheel, Sapphire Wheel, Fairground Lights, The Big Turn, Twelve Wedges, Wheel at Pier Nine, Painted Wheel, Merry Wheel, Sunset Wheel, Roundabout, Clickety Wheel',
  }),
  theme({
    of: 'suits',
    with: ['crown', 'dice'],
    in: ['silk', 'curtains', 'bokeh'],
    lit: ['jade', 'royal', 'wine', 'teal', 'plum'],
    tags: 'cards',
    names:
      'Hearts & Lanterns, Queen’s Parlour, Card Table Twelve, Velvet Suits, Spade & Spindle, Red Suit Social, Three Card Tram, Ace of Orchards, Diamonds at Dusk, Paper Kings',
  }),
];
