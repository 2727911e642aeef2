import type { DemoCollection } from './types.ts'

export const collections: readonly DemoCollection[] = [
  {
    slug: 'vessels',
    name: 'Vessels',
    text: 'Jars, vases and bottles that hold a branch, a kilo of lentils, or nothing at all.',
  },
  {
    slug: 'tableware',
    name: 'Tableware',
    text: 'Bowls, plates and cups for every day, glazed so that no two meals look the same.',
  },
  {
    slug: 'glass',
    name: 'Glass',
    text: 'Blown in a converted dairy, a little uneven, so that light has something to do.',
  },
  {
    slug: 'prints',
    name: 'Prints',
    text: 'Plotted, pulled and cut: editions small enough to know every sheet by name.',
  },
  {
    slug: 'textiles',
    name: 'Textiles',
    text: 'Wool and linen on four shafts. They hang on walls, lie on beds and last for decades.',
  },
  {
    slug: 'paper',
    name: 'Paper and light',
    text: 'Folded from single sheets of washi and card. Lamps, stars and vessels that weigh nothing.',
  },
  {
    slug: 'enamel',
    name: 'Enamel',
    text: 'Vitreous enamel on steel, fired at 800 degrees: signs, letters and numbers for doors.',
  },
  {
    slug: 'studio',
    name: 'Studio and books',
    text: 'Glaze by the litre, clay by the kilo, and what we have learned, bound or as a file.',
  },
]
