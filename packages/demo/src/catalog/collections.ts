import type { DemoCollection } from './types.ts'

export const demoCollections: readonly DemoCollection[] = [
  {
    slug: 'vessels',
    name: 'Vessels',
    description:
      'Jars, vases and bottles, thrown in four small studios. Each one is a little off round, as anything turned by hand will be.',
    visible: true,
    picture: { family: 'vessel', seed: 7, form: 'jar', palette: 'celadon', view: 'room' },
  },
  {
    slug: 'tableware',
    name: 'Tableware',
    description:
      'Cups, plates, bowls and glass for every day. Made to be washed, stacked, chipped and kept.',
    visible: true,
    picture: { family: 'vessel', seed: 13, form: 'mug', palette: 'ochre', view: 'room' },
  },
  {
    slug: 'prints',
    name: 'Prints',
    description:
      'Works on paper in editions of sixty or fewer: risograph, linocut, and lines drawn by a patient machine.',
    visible: true,
    picture: { family: 'print', seed: 9, form: 'riso', palette: 'citrus', view: 'room' },
  },
  {
    slug: 'textiles',
    name: 'Textiles',
    description:
      'Hangings, cushions and towels woven on floor looms. The structure is named on every label, because it is half the work.',
    visible: true,
    picture: { family: 'weave', seed: 9, form: 'hanging', palette: 'indigo', view: 'room' },
  },
  {
    slug: 'paper-and-light',
    name: 'Paper and light',
    description: 'Lamps and ornaments folded from a single sheet wherever the geometry allows it.',
    visible: true,
    picture: { family: 'paper', seed: 2, form: 'globe', palette: 'amber', view: 'room' },
  },
  {
    slug: 'enamel',
    name: 'Enamel',
    description:
      'Signs in vitreous enamel on steel, fired three times at 820 °C. They outlive the doors they are screwed to.',
    visible: true,
    picture: { family: 'enamel', seed: 5, form: 'figures', palette: 'sky', view: 'room' },
  },
  {
    slug: 'studio',
    name: 'Studio',
    description:
      'Books, patterns to download and the materials we use ourselves: glaze by the litre, yarn by the cone, paper by the sheet.',
    visible: true,
    picture: { family: 'book', seed: 4, form: 'lino', palette: 'glacier' },
  },
  {
    slug: 'last-pieces',
    name: 'Last pieces',
    description: 'Seconds, samples and ends of editions. When these are gone they are gone.',
    visible: true,
    picture: { family: 'vessel', seed: 16, form: 'double', palette: 'lilac', view: 'room' },
  },
]
