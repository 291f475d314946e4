import { theme, type Theme } from './theme.ts';

export const GARDEN: readonly Theme[] = [
  theme({
    of: 'lotus',
    with: ['koi', 'kingfisher'],
    in: ['pond', 'lagoon', 'clouds'],
    lit: ['jade', 'violet', 'royal', 'dusk'],
    tags: 'pond flowers calm',
    names:
      'Lotus of Lumen, Petal Monastery, Thousand Petals, Still Pond Lotus, Dawn on Lotus Lake, White Lotus Hours, Lotus Kite Festival',
  }),
  theme({
    of: 'rose',
    with: ['butterfly', 'crown'],
    in: ['silk', 'columns', 'curtains'],
    lit: ['plum', 'jade', 'night', 'teal'],
    tags: 'garden flowers',
    names:
      'Rose of Ravensmere, Thorn & Velvet, Conservatory, Rosewater Ball, Briar Palace, Damask Night, Gardener’s Secret, Yellow Rose Station',
  }),
  theme({
    of: 'clover',
    with: ['horseshoe', 'coin'],
    in: ['meadow', 'burst', 'bokeh'],
    lit: ['grove', 'royal', 'wine', 'teal'],
    tags: 'meadow luck',
    names:
      'Clover Mile, Four Leaf Ferry, Dewfield, Meadow of Fortune, Emerald Field Day, Clover Hill Picnic, Greenway Charm',
  }),
  theme({
    of: 'cactus',
    with: ['sun', 'horseshoe'],
    in: ['canyon', 'dunes', 'canyon'],
    lit: ['amber', 'dusk', 'coral', 'sand'],
    tags: 'desert flowers',
    names:
      'Cactus Blossom Saloon, Prickly Picnic, Desert Bloom Radio, Saguaro Sundown, Dusty Petals, Mesa Mariachi, Noon at Needle Rock',
  }),
  theme({
    of: 'mushroom',
    with: ['fox', 'frog'],
    in: ['woods', 'meadow', 'cavern'],
    lit: ['grove', 'violet', 'teal', 'dusk'],
    tags: 'forest fairy',
    names:
      'Toadstool Town, Gnomehat Hollow, Spore & Story, Fairy Ring Fair, Puffball Parade, Mossy Umbrella, Understory',
  }),
  theme({
    of: 'sunflower',
    with: ['bee', 'hummingbird'],
    in: ['meadow', 'burst', 'bokeh'],
    lit: ['sky', 'teal', 'coral', 'royal'],
    tags: 'meadow flowers summer',
    names:
      'Sunflower Station, Golden Acre, Helia, Fields of Noon, Daisy Chain Derby, Harvest Halo, Summerhouse',
  }),
  theme({
    of: 'cherry',
    with: ['seven', 'bell'],
    in: ['burst', 'bokeh', 'street'],
    lit: ['teal', 'royal', 'mint', 'amber'],
    tags: 'fruit classic',
    names:
      'Cherry Arcade, Orchard Street Cherries, Cherry Jukebox, Bigarreau, Cherry Soda Lane, Red Pair, Cherry Telegraph, Cherries at Nine',
  }),
  theme({
    of: 'citrus',
    with: ['cherry', 'star5'],
    in: ['burst', 'meadow', 'bokeh'],
    lit: ['sky', 'violet', 'jade', 'plum'],
    tags: 'fruit classic',
    names:
      'Citrus Grove 77, Lemonade Stand, Tangerine Tram, Lime Light Lounge, Zest Parade, Orange Blossom Line, Pip & Peel, Grapefruit Hour',
  }),
  theme({
    of: 'grapes',
    with: ['citrus', 'bell'],
    in: ['meadow', 'bokeh', 'columns'],
    lit: ['amber', 'mint', 'rose', 'sand'],
    tags: 'fruit classic',
    names:
      'Vineyard Bell, Harvest Moon Vines, Muscat Mile, Grape Escapade, Cellar Seven, Purple Press, Vintner’s Luck',
  }),
  theme({
    of: 'melon',
    with: ['cherry', 'sun'],
    in: ['burst', 'bokeh', 'meadow'],
    lit: ['sky', 'teal', 'amber', 'violet'],
    tags: 'fruit classic summer',
    names:
      'Melon Market, Slice of July, Watermelon Radio, Picnic Blanket, Honeydew Drive, Seedless, Big Melon Express',
  }),
  theme({
    of: 'plum',
    with: ['grapes', 'star5'],
    in: ['bokeh', 'silk', 'street'],
    lit: ['amber', 'mint', 'teal', 'rose'],
    tags: 'fruit classic',
    names:
      'Plum Duff, Damson Nights, Sugarplum Row, Plum Alley, Greengage Hotel, Peach Pit Social, Mirabelle',
  }),
  theme({
    of: 'seven',
    with: ['bell', 'cherry'],
    in: ['burst', 'curtains', 'forge'],
    lit: ['royal', 'night', 'violet', 'ember'],
    tags: 'sevens classic',
    names:
      'Seven at Sundown, Tram Number Seven, Sevens of Salt Row, Burnished Sevens, Seven Lamps, Neon Sevens Club, Seven Silver Spoons, Royal Sevens Revue',
  }),
  theme({
    of: 'bell',
    with: ['star5', 'plum'],
    in: ['curtains', 'burst', 'street'],
    lit: ['wine', 'royal', 'jade', 'plum'],
    tags: 'bells classic',
    names:
      'Belltower Classic, Brass Bell Social, Ring Twice, Carillon, Silver Bell Parlour, Chapel Row, Doorbell Diner',
  }),
  theme({
    of: 'star5',
    with: ['seven', 'citrus'],
    in: ['nebula', 'burst', 'curtains'],
    lit: ['violet', 'royal', 'wine', 'night'],
    tags: 'stars classic',
    names:
      'Starlight Arcade, Star Diner, Five Point Classic, Brightwork, Marquee Stars, Evening Star Line, Gold Star Pupils',
  }),
];
