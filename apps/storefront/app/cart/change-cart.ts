import type { Cart, CartLine } from '@vitrine/contract/cart'
import type { NewCartLine } from '@vitrine/contract/carts'
import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../request/context.ts'
import { hasEnded } from '../request/end-session.ts'
import { cartFields, readProductForm, readQuantity } from './cart-form.ts'
import type { CartNotice, Refusal } from './cart-props.ts'
import { applyCode, removeCode, removeGiftCard } from './change-codes.ts'
import { changeSaved } from './change-saved.ts'
import { rememberPlace } from './estimate-cart.ts'
import { type CartChange, readCart } from './read-cart.ts'

type Fields = ReadonlyMap<string, string>

/** Processes a form. A refusal changes nothing and returns the reason. */
export async function changeCart(context: RequestContext, form: FormData): Promise<CartChange> {
  const fields = new Map([...form].map(([name, value]) => [name, String(value)]))
  try {
    return await perform(context, fields)
  } catch (error) {
    if (!(error instanceof VitrineError) || error.kind === 'system') throw error
    if (error.status === 429 || hasEnded(context, error)) throw error
    return { cart: await readCart(context), notice: { kind: 'refused', reason: refusalOf(error) } }
  }
}

async function perform(context: RequestContext, fields: Fields): Promise<CartChange> {
  const { searchParams } = context.url
  const productId = searchParams.get('product')
  const key = searchParams.get(cartFields.key) ?? fields.get(cartFields.key)
  if (productId) {
    const item = readProductForm(productId, fields, searchParams.getAll('text'))
    return add(context, item, key)
  }
  switch (fields.get(cartFields.action)) {
    case 'remove':
      return remove(context, fields.get(cartFields.line) ?? '')
    case 'later':
    case 'back':
    case 'forget':
    case 'remember':
      return changeSaved(context, fields)
    case 'restore':
      return add(context, readItem(fields.get(cartFields.item)), key)
    case 'accept':
      return update(context, { acceptChanges: true }, 'accepted')
    case 'code':
      return applyCode(context, fields.get(cartFields.code) ?? '')
    case 'removeCode':
      return removeCode(context, fields.get(cartFields.code) ?? '')
    case 'removeGiftCard': {
      const id = fields.get(cartFields.giftCard) ?? ''
      return removeGiftCard(context, id, fields.get(cartFields.code) ?? '')
    }
    case 'place':
      rememberPlace(context, fields)
      return { cart: await readCart(context) }
    case 'note': {
      const note = fields.get(cartFields.note) ?? ''
      return update(
        context,
        { note, giftMessage: fields.get(cartFields.giftMessage) ?? '' },
        'saved',
      )
    }
    default:
      return setQuantity(context, fields)
  }
}

async function add(
  { newBuyer }: RequestContext,
  item: NewCartLine,
  key: string | null | undefined,
): Promise<CartChange> {
  const api = newBuyer()
  const before = (await api.cart.get({})).cart
  const options = key ? { headers: { 'idempotency-key': await keyOf(key, item) } } : {}
  const { cart } = await api.cart.addLines({ lines: [item] }, options)
  const line = changedLine(before, cart) ?? cart.lines.findLast(isOf(item))
  if (!line) return { cart }
  const had = before?.lines.find(({ id }) => id === line.id)?.quantity ?? 0
  return { cart, notice: addedNotice(line, had + item.quantity) }
}

/**
 * The key of one form with one item: a form that arrives twice adds once, also when its page was opened again with
 * "Back" and something else was chosen.
 */
async function keyOf(key: string, item: NewCartLine): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify(item))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return `${key}.${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const isOf =
  ({ productId }: NewCartLine) =>
  (line: CartLine): boolean =>
    line.productId === productId

const changedLine = (before: Cart | null, after: Cart): CartLine | undefined =>
  after.lines.find(
    ({ id, quantity }) => before?.lines.find((line) => line.id === id)?.quantity !== quantity,
  )

function addedNotice({ name, quantity, orderQuantity }: CartLine, wanted: number): CartNotice {
  if (quantity >= wanted) return { kind: 'added', name }
  const { maximum } = orderQuantity
  return maximum !== null && wanted > maximum
    ? { kind: 'atMost', name, available: String(maximum) }
    : { kind: 'limited', name, available: String(quantity) }
}

async function remove(context: RequestContext, id: string): Promise<CartChange> {
  const { cart } = context.newBuyer()
  const line = (await readCart(context))?.lines.find((one) => one.id === id)
  if (!line) return { cart: await readCart(context) }
  const after = await cart.removeLines({ lineIds: [id] })
  const item = line.slug && itemOf(line)
  return { cart: after.cart, notice: { kind: 'removed', name: line.name, ...(item && { item }) } }
}

/** The input that adds a line again, as JSON. */
function itemOf(line: CartLine): string | undefined {
  const { productId, variantId, options, texts, subscriptionId, quantity } = line
  if (!productId) return undefined
  return JSON.stringify({
    productId,
    ...(variantId && { variantId }),
    options,
    texts,
    ...(subscriptionId && { subscriptionId }),
    quantity,
  } satisfies NewCartLine)
}

/** The API validates its content. */
function readItem(text = ''): NewCartLine {
  try {
    return JSON.parse(text)
  } catch {
    throw new VitrineError({ kind: 'validation', message: 'The form has no item', status: 400 })
  }
}

/** A step is relative to the quantity that the form was shown with; 0 removes. */
async function setQuantity(context: RequestContext, fields: Fields): Promise<CartChange> {
  const id = fields.get(cartFields.line) ?? ''
  const line = (await readCart(context))?.lines.find((one) => one.id === id)
  if (!line) return { cart: await readCart(context) }
  const typed = readQuantity(fields.get(cartFields.quantity), line.quantity)
  const quantity = Math.max(typed + Number(fields.get(cartFields.step) ?? 0), 0)
  if (quantity === 0) return remove(context, id)
  const { cart } = await context.newBuyer().cart.changeLines({ lines: [{ id, quantity }] })
  const after = cart.lines.find((one) => one.id === id)
  return after && after.quantity < quantity
    ? { cart, notice: addedNotice(after, quantity) }
    : { cart }
}

async function update(
  { newBuyer }: RequestContext,
  changes: { note?: string; giftMessage?: string; acceptChanges?: boolean },
  kind: 'saved' | 'accepted',
): Promise<CartChange> {
  const { cart } = await newBuyer().cart.update(changes)
  return { cart, notice: { kind } }
}

const refusals: Readonly<Record<string, Refusal>> = {
  INSUFFICIENT_INVENTORY: 'soldOut',
  QUANTITY_LIMIT_REACHED: 'limitReached',
  ITEM_NOT_FOUND_IN_CATALOG: 'gone',
  TOO_MANY_WISHES: 'listFull',
}

const refusalOf = ({ code = '' }: VitrineError): Refusal => refusals[code] ?? 'failed'
