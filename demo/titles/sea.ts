import { theme, type Theme } from './theme.ts';

export const SEA: readonly Theme[] = [
  theme({
    of: 'koi',
    with: ['lotus', 'lantern'],
    in: ['pond', 'pond', 'waves'],
    lit: ['teal', 'royal', 'jade', 'night', 'mint'],
    tags: 'pond fish water',
    names:
      'Koi Lagoon, Nine Bridges Koi, Vermilion Pond, Koi under Maples, Ripples of Vermilion, Pearlscale, Tea Garden Koi, Black Koi Moon',
  }),
  theme({
    of: 'turtle',
    with: ['pearl', 'starfish'],
    in: ['deepSea', 'pond', 'lagoon'],
    lit: ['teal', 'sky', 'coral', 'violet'],
    tags: 'reef animals water',
    names:
      'Tide Turtle, Emerald Carapace, Driftshell, Old Man Lagoon, Seven Reef Turtle, Sandbar Elders, Shell Compass, Turtle Lantern Bay',
  }),
  theme({
    of: 'whale',
    with: ['ship', 'anchor'],
    in: ['waves', 'deepSea', 'lagoon'],
    lit: ['coral', 'dusk', 'mint', 'rose'],
    tags: 'ocean animals water',
    names:
      'Bluewake, Whalesong Sound, Gentle Leviathan, Spout & Spray, Starboard Whale, Deep Choir, White Whale Waltz, Harbour Giant',
  }),
  theme({
    of: 'octopus',
    with: ['chest', 'pearl'],
    in: ['deepSea', 'cavern', 'deepSea'],
    lit: ['teal', 'royal', 'mint', 'sky'],
    tags: 'reef animals water',
    names:
      'Eight Arms Tavern, Inkwell, Coral Conjurer, Octavia’s Cove, Tangle Reef, Tentacle Tea Room, Purple Arms Inn, Suction City',
  }),
  theme({
    of: 'jellyfish',
    with: ['starfish', 'pearl'],
    in: ['deepSea', 'nebula', 'cavern'],
    lit: ['night', 'royal', 'violet', 'teal'],
    tags: 'ocean glow water',
    names:
      'Glowdrift, Moon Jelly Ballet, Luminous Shoal, Parasol Sea, Medusa Lights, Bell of the Deep, Lilac Drifters, Abyss Lanterns',
  }),
  theme({
    of: 'pearl',
    with: ['seahorse', 'gem'],
    in: ['deepSea', 'silk', 'waves'],
    lit: ['teal', 'violet', 'rose', 'royal'],
    tags: 'ocean jewels water',
    names:
      'Oyster Row, Pearl of Penmarrow, Moonstone Shell, Mother of Tides, Night Pearl Cove, Blush Shell, Nacre Palace, Divers of Isola',
  }),
  theme({
    of: 'starfish',
    with: ['turtle', 'pearl'],
    in: ['deepSea', 'lagoon', 'dunes'],
    lit: ['sky', 'teal', 'mint', 'dusk'],
    tags: 'beach water summer',
    names:
      'Five Point Bay, Starfish Promenade, Tidepool Stars, Sandcastle Star, Low Tide Parade, Sunstar Beach, Rockpool Revue',
  }),
  theme({
    of: 'seahorse',
    with: ['starfish', 'crown'],
    in: ['deepSea', 'curtains', 'pond'],
    lit: ['teal', 'violet', 'ice', 'plum'],
    tags: 'reef animals water',
    names:
      'Seahorse Carousel, Hippocamp Derby, Coral Cavalry, Saltwater Gallop, Kelp Rodeo, Little Sea Steeds, Bubble Stables',
  }),
  theme({
    of: 'anchor',
    with: ['ship', 'lighthouse'],
    in: ['waves', 'lagoon', 'deepSea'],
    lit: ['dusk', 'steel', 'coral', 'teal'],
    tags: 'harbour ships water',
    names:
      'Anchor & Rose, Iron Harbour, Drop Anchor Inn, Dockside Brass, Anchors of Aberwyn, Mariner’s Knot, Port of Plenty',
  }),
  theme({
    of: 'ship',
    with: ['compass', 'chest'],
    in: ['waves', 'lagoon', 'clouds'],
    lit: ['amber', 'dusk', 'rose', 'sky'],
    tags: 'harbour ships adventure',
    names:
      'Galleon Lights, Trade Wind, Merchant of Marlow, Seven Seas Post, Caravel, The Saltwind, Sails of Saffron, Spice Route',
  }),
  theme({
    of: 'lighthouse',
    with: ['anchor', 'whale'],
    in: ['waves', 'lagoon', 'mountains'],
    lit: ['night', 'dusk', 'coral', 'steel'],
    tags: 'harbour coast night',
    names:
      'Keeper’s Lamp, Lighthouse Lane, Beacon of Brae, Foghorn, Stripes on the Rock, Night Signal, Stormglass Point',
  }),
  theme({
    of: 'compass',
    with: ['ship', 'key'],
    in: ['burst', 'dunes', 'silk'],
    lit: ['sand', 'teal', 'wine', 'amber'],
    tags: 'travel adventure',
    names:
      'True North Trading, Compass Rose, Cartographer, Meridian Club, Map & Needle, Far Atlas, Wayfinder’s Table',
  }),
  theme({
    of: 'helm',
    with: ['anchor', 'compass'],
    in: ['waves', 'lagoon', 'clouds'],
    lit: ['dusk', 'coral', 'teal', 'ice', 'amber'],
    tags: 'harbour ships wheel',
    names:
      'Captain’s Wheel, Helm of Haven, Steady as She Goes, Starboard Spin, Helmsman’s Hour, Oak & Brass Helm, Turn the Tide, Ship’s Wheel Club, Compass Helm, Bosun’s Wheel',
  }),
];
