import {
  MAX_PAYMENT_METHODS,
  PaymentMethodChanged,
  PaymentMethodCreated,
  PaymentMethodDeleted,
  type PaymentMethodInput,
  PaymentMethodNotFound,
  PaymentMethodRevisionConflict,
  TooManyPaymentMethods,
} from '@vitrine/contract/payments'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PaymentMethod } from '../model/payment.ts'
import { checkMethod } from '../rules/check-method.ts'
import {
  deleteMethod,
  findMethods,
  lockMethods,
  placeMethods,
  saveMethod,
} from '../store/methods.ts'
import type { PaymentsDeps } from './deps.ts'

/** Creates or replaces a method. */
export async function storeMethod(
  tx: Tx,
  { events, providers }: Pick<PaymentsDeps, 'events' | 'providers'>,
  input: PaymentMethodInput,
): Promise<PaymentMethod> {
  const methods = await lockMethods(tx)
  const before = input.id ? requireMethod(methods, input.id) : undefined
  if (!before && methods.length >= MAX_PAYMENT_METHODS) throw TooManyPaymentMethods()
  if (before && input.revision !== before.revision) {
    throw PaymentMethodRevisionConflict({ revision: before.revision })
  }
  const method: PaymentMethod = {
    ...checkMethod(input, Object.keys(providers)),
    id: before?.id ?? newId(),
    revision: (before?.revision ?? 0) + 1,
    position: before?.position ?? methods.length,
  }
  await saveMethod(tx, method)
  await events.append(tx, {
    definition: before ? PaymentMethodChanged : PaymentMethodCreated,
    entityId: method.id,
    ...(before && { before }),
    after: method,
  })
  return method
}

/** Sorts methods; those not listed follow in their current order. */
export async function sortMethods(
  tx: Tx,
  { events }: Pick<PaymentsDeps, 'events'>,
  ids: readonly string[],
): Promise<PaymentMethod[]> {
  const methods = await lockMethods(tx)
  const named = [...new Set(ids)].map((id) => requireMethod(methods, id))
  const sorted = [...named, ...methods.filter((one) => !named.includes(one))]
  await placeMethods(
    tx,
    sorted.map(({ id }) => id),
  )
  const moved = sorted.flatMap((before, position) =>
    before.position === position ? [] : [{ before, after: { ...before, position } }],
  )
  await events.append(
    tx,
    ...moved.map((change) => ({
      definition: PaymentMethodChanged,
      entityId: change.after.id,
      changedFields: ['position'],
      ...change,
    })),
  )
  return findMethods(tx)
}

export async function removeMethod(
  tx: Tx,
  { events }: Pick<PaymentsDeps, 'events'>,
  id: string,
): Promise<void> {
  const before = requireMethod(await lockMethods(tx), id)
  await deleteMethod(tx, id)
  await events.append(tx, { definition: PaymentMethodDeleted, entityId: id, before })
}

function requireMethod(methods: readonly PaymentMethod[], id: string): PaymentMethod {
  const method = methods.find((one) => one.id === id)
  if (!method) throw PaymentMethodNotFound({ id })
  return method
}

/**
 * Whether buyers can choose a real payment method: active, connected and, for a transfer, with an account. The test
 * bank does not count because it moves no money.
 */
export async function canBePaid(
  tx: Tx,
  { missingConnections, providers }: Pick<PaymentsDeps, 'missingConnections' | 'providers'>,
): Promise<boolean> {
  const methods = (await findMethods(tx)).filter(({ active }) => active)
  const missing = await missingConnections(tx)
  return methods.some(({ provider, account, instructions }) => {
    if (provider === 'BANK_TRANSFER') return account !== null || instructions !== ''
    const isReady = Object.hasOwn(providers, provider) && !missing.has(provider)
    return provider !== 'TEST_BANK' && isReady
  })
}

/** Adds a method to a new site so that it can sell from the start. */
export async function addFirstMethod(tx: Tx): Promise<void> {
  await saveMethod(tx, {
    id: newId(),
    revision: 1,
    provider: 'BANK_TRANSFER',
    name: 'Bank transfer',
    description: '',
    instructions: '',
    active: true,
    position: 0,
    countries: [],
    minTotal: null,
    maxTotal: null,
    delivery: 'ANY',
    dueDays: 14,
    account: null,
  })
}
