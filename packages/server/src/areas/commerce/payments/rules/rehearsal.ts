import type { PaymentMethod } from '../model/payment.ts'

const TEST_BANK = 'TEST_BANK'

/** The test bank's method, for shops that do not offer it to buyers. */
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

/** A rehearsal charges nobody: the test bank replaces every online provider. */
export function rehearsalMethods(
  methods: readonly PaymentMethod[],
  isOffline: (provider: string) => boolean,
): readonly PaymentMethod[] {
  const bank = methods.find(({ provider, active }) => provider === TEST_BANK && active)
  return [bank ?? rehearsalMethod, ...methods.filter(({ provider }) => isOffline(provider))]
}

/** The method of a payment, including that of a rehearsal. */
export const methodOf = (
  methods: readonly PaymentMethod[],
  { methodId }: { readonly methodId: string | null },
): PaymentMethod | undefined => [...methods, rehearsalMethod].find(({ id }) => id === methodId)
