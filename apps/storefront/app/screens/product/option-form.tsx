import { fieldsOf } from '@vitrine/react'
import { ChoiceGroup } from '@vitrine/ui/choice'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { CART_PREFIX } from '../../cart/cart-form.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Buy } from './buy.tsx'
import { ModifierField } from './modifier-field.tsx'
import { PlanField } from './plan-field.tsx'
import type { ProductProps } from './product-view.ts'

export type OptionFormProps = Omit<ProductProps, 'question' | 'related' | 'relation'> & {
  /** Further fields above the button. */
  children?: ReactNode
}

/**
 * The options of a product, and the button that puts it into the cart. Every choice is in the
 * address, so it can be shared and the history works. Only the button needs all of them: the
 * browser leads to the one that is missing.
 */
export function OptionForm({ children, ...props }: OptionFormProps) {
  const { id, slug, options, selection, modifiers, plans, currency } = props
  const messages = useMessages()
  const show = useRef<HTMLButtonElement>(null)
  const [picked, setPicked] = useState(selection)
  const shown = useRef(selection)
  // A selection made before hydration is retained until its response arrives.
  useEffect(() => {
    if (shown.current !== selection) setPicked(selection)
    shown.current = selection
  }, [selection])
  return (
    <form
      className="options"
      action={links.product(slug)}
      data-stay=""
      data-replace=""
      onChange={(event) => sendChoice(event, show.current)}
      onBlur={(event) => sendText(event, show.current)}
      onInvalidCapture={showMissing}
      onSubmit={(event) => addToCart(event, id, modifiers)}
    >
      {options.map(({ name, choices }) => (
        <ChoiceGroup
          key={name}
          legend={name}
          name={name}
          options={choices}
          required
          value={picked[name] ?? ''}
          onChange={(choice) => setPicked({ ...picked, [name]: choice })}
        />
      ))}
      {modifiers.map((modifier) => (
        <ModifierField key={modifier.name} modifier={modifier} currency={currency} />
      ))}
      {children}
      {plans.plans.length > 0 && <PlanField {...plans} currency={currency} />}
      {options.length + modifiers.length + plans.plans.length > 0 && (
        <button
          ref={show}
          className="v-button v-button-quiet options-send"
          type="submit"
          formNoValidate
        >
          {messages.product.showChoice}
        </button>
      )}
      <Buy {...props} />
    </form>
  )
}

/** The browser scrolls to the field; this shows its whole group below the page header. */
function showMissing({ target }: FormEvent<HTMLFormElement>) {
  if (!(target instanceof HTMLElement)) return
  const group = target.closest('fieldset') ?? target
  // After the browser has focused the first field that is missing.
  requestAnimationFrame(() => {
    if (document.activeElement === target) group.scrollIntoView({ block: 'center' })
  })
}

const isForCart = (target: EventTarget): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.name.startsWith(CART_PREFIX)

const isWords = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text'

type FieldEvent = FormEvent<HTMLFormElement>

/** A choice is loaded at once. */
function sendChoice({ currentTarget, target }: FieldEvent, button: HTMLElement | null) {
  if (!isWords(target) && !isForCart(target)) currentTarget.requestSubmit(button)
}

/** A text is loaded on change. */
function sendText({ currentTarget, target }: FieldEvent, button: HTMLElement | null) {
  if (!isWords(target) || isForCart(target)) return
  const known = new URL(location.href).searchParams.get(target.name) ?? ''
  if (target.value !== known) currentTarget.requestSubmit(button)
}

/** `randomUUID` is missing on pages without TLS. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Every press has its own idempotency key, so that a retry adds nothing. */
function addToCart(event: FieldEvent, productId: string, modifiers: ProductProps['modifiers']) {
  const { submitter } = event.nativeEvent as SubmitEvent
  if (!submitter || !('add' in submitter.dataset)) return
  event.preventDefault()
  const texts = modifiers.flatMap((one) => (one.kind === 'text' ? [one.key] : []))
  const address = links.addToCart(productId, newKey(), texts)
  const fields = new URLSearchParams(fieldsOf(event.currentTarget, submitter))
  void cartStore.send(address, fields, { opensDrawer: true })
}
