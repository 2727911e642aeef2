/** A delivery region of the demo shop; amounts in US dollars. */
interface DemoRegion {
  readonly name: string
  /** ISO 3166-1. */
  readonly countries: readonly string[]
  readonly options: readonly DemoShipping[]
}

interface DemoShipping {
  readonly title: string
  readonly estimatedDeliveryTime: string
  readonly amount: string
  readonly freeFrom: string | null
}

const europe =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK'

export const demoRegions: readonly DemoRegion[] = [
  {
    name: 'United States',
    countries: ['US'],
    options: [
      {
        title: 'Standard',
        estimatedDeliveryTime: '3–5 working days',
        amount: '6.90',
        freeFrom: '120',
      },
      { title: 'Express', estimatedDeliveryTime: 'next working day', amount: '18', freeFrom: null },
    ],
  },
  {
    name: 'Canada and Mexico',
    countries: ['CA', 'MX'],
    options: [
      {
        title: 'Standard',
        estimatedDeliveryTime: '5–8 working days',
        amount: '14',
        freeFrom: '200',
      },
    ],
  },
  {
    name: 'Europe',
    countries: europe.split(' '),
    options: [
      {
        title: 'Standard',
        estimatedDeliveryTime: '6–10 working days',
        amount: '16',
        freeFrom: '250',
      },
      {
        title: 'Express',
        estimatedDeliveryTime: '2–3 working days',
        amount: '34',
        freeFrom: null,
      },
    ],
  },
]

/** The studio, where buyers of the first region can pick up their orders. */
export const demoStudio = {
  name: 'The studio',
  deliveryTime: 'from the next working day on',
  instructions: 'Ring the bell; we come down with your parcel.',
  address: {
    country: 'US',
    subdivision: 'US-NY',
    city: 'Brooklyn',
    postalCode: '11231',
    streetName: '',
    streetNumber: '',
    addressLine: '183 Van Brunt Street',
    addressLine2: '',
  },
  days: ['TUE', 'WED', 'THU', 'FRI', 'SAT'],
  from: '11:00',
  to: '18:00',
} as const

/** Sales tax of New York City: 4 % of the state, 4.5 % of the city, 0.375 % of the transport district. */
export const demoTax = { country: 'US', subdivision: 'US-NY', name: 'Sales tax', rate: '0.08875' }

/** An account number that banks publish as an example. */
export const demoAccount = {
  holder: 'Vitrine Studio',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
}
