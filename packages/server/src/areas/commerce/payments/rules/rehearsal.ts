import type { PaymentMethod } from '../model/payment.ts'

const TEST_BANK = 'TEST_BANK'

/** The method of the test bank in shops that do not offer it to everybody. */
const rehearsalMethod: PaymentMethod = {
  id: '00000000-0000-4000-8000-00007e57ba4c',
  revision: 1,
  provider: TEST_BANK,
  name: 'Test bank',
  description: '',
  instructions: '',
  active: true,
  position: 0,
  countries: [],
  minTotal: null,
  maxTotal: null,
  delivery: 'ANY',
  dueDays: 0,
  account: null,
}

/** In a rehearsal nobody's money is asked for: the test bank stands in for every provider that is online. */
export function rehearsalMethods(
  methods: readonly PaymentMethod[],
  isOffline: (provider: string) => boolean,
): readonly PaymentMethod[] {
  const bank = methods.find(({ provider, active }) => provider === TEST_BANK && active)
  return [bank ?? rehearsalMethod, ...methods.filter(({ provider }) => isOffline(provider))]
}

/** The method of a payment, be it of a rehearsal. */
export const methodOf = (
  methods: readonly PaymentMethod[],
  { methodId }: { readonly methodId: string | null },
): PaymentMethod | undefined => [...methods, rehearsalMethod].find(({ id }) => id === methodId)
