import type { DemoInfoSection } from './types.ts'

export type Material =
  | 'stoneware'
  | 'porcelain'
  | 'glass'
  | 'paper'
  | 'print'
  | 'wool'
  | 'enamel'
  | 'digital'
  | 'supply'

const care: Record<Material, string> = {
  stoneware:
    'Safe in the dishwasher and the oven up to 180 °C. Warm it slowly. Unglazed feet may mark a polished table: use the felt dots in the box.',
  porcelain:
    'Dishwasher safe. Gold lustre, where there is any, prefers a soft cloth and no microwave.',
  glass: 'Wash by hand in warm water and dry while still warm. Not for boiling liquids.',
  paper: 'Dust with a dry brush. Use an LED bulb of at most 6 W; paper and heat do not get on.',
  print:
    'Frame behind glass and keep out of full sun. Handle with clean, dry hands by the margins.',
  wool: 'Shake outdoors, air often, wash rarely: by hand at 20 °C, dried flat. Moths dislike cedar.',
  enamel:
    'Wipe with a damp cloth. Weatherproof for decades; a hard knock will chip it, so mind the ladder.',
  digital: 'Nothing to dust. Keep a copy of the file: your download link works five times.',
  supply: 'Store cool, dry and closed. Keep away from children and from food.',
}

const delivery: Record<'parcel' | 'flat' | 'download', string> = {
  parcel:
    'Leaves the studio in two working days, packed in paper and wood wool. Return it unused within 30 days; we pay the way back if it broke.',
  flat: 'Sent flat between boards in two working days, rolled on request. Return it unused within 30 days.',
  download:
    'The link arrives by e-mail as soon as you have paid and stays in your account. Downloads cannot be returned, but write to us if a file is faulty.',
}

/** The three info sections of every product: description, delivery, care. */
export function sectionsFor(material: Material, details: string): DemoInfoSection[] {
  const way = material === 'digital' ? 'download' : material === 'print' ? 'flat' : 'parcel'
  return [
    { title: 'Details', description: `<p>${details}</p>` },
    { title: 'Delivery and returns', description: `<p>${delivery[way]}</p>` },
    { title: 'Care', description: `<p>${care[material]}</p>` },
  ]
}
