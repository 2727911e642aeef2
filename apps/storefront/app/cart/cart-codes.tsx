import { formatExactMoney } from '@vitrine/money'
import { Disclosure } from '@vitrine/ui/disclosure'
import { TextField } from '@vitrine/ui/field'
import { VisuallyHidden } from '@vitrine/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { links } from '../links.ts'
import { type Messages, useMessages } from '../messages/index.ts'
import { cartFields, MAX_CODE_LENGTH } from './cart-form.ts'
import type { CartNotice } from './cart-props.ts'
import type { CartView } from './cart-view.ts'
import type { CodeView } from './costs-view.ts'
import { sendByScript } from './use-cart.ts'

type CartCodesProps = Pick<CartView, 'codes' | 'giftCards' | 'currency'> & {
  notice: CartNotice | undefined
}

/** A collapsible field for a discount code or gift card, and those already in the cart. */
export function CartCodes({ codes, giftCards, currency, notice }: CartCodesProps) {
  const messages = useMessages()
  const { codes: texts } = messages.cart
  const refused = notice?.kind === 'codeRefused' ? notice : undefined
  const field = useRef<HTMLInputElement>(null)
  const isEmpty = codes.length + giftCards.length === 0
  const [isOpen, setIsOpen] = useState(!isEmpty || refused !== undefined)
  useEffect(() => {
    // An accepted code clears the field; a refused one stays.
    const kind = notice?.kind
    const isApplied = kind === 'codeApplied' || kind === 'giftCardApplied'
    if (isApplied && field.current) field.current.value = ''
    if (!refused && kind !== 'codeRemoved' && kind !== 'giftCardRemoved') return
    setIsOpen(true)
    field.current?.focus()
  }, [notice, refused])
  return (
    <Disclosure summary={texts.title} open={isOpen || refused !== undefined} onToggle={setIsOpen}>
      <div className="cart-codes">
        {!isEmpty && (
          <ul className="cart-code-list">
            {codes.map((one) => (
              <Code key={one.code} code={one} />
            ))}
            {giftCards.map((one) => (
              <GiftCard key={one.id} {...one} />
            ))}
          </ul>
        )}
        <form
          className="cart-code-form"
          action={links.cart()}
          method="post"
          noValidate
          onSubmit={sendByScript}
        >
          <TextField
            ref={field}
            name={cartFields.code}
            label={texts.label}
            maxLength={MAX_CODE_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="auto"
            defaultValue={refused?.code ?? ''}
            error={refused && refusalText(refused, currency, messages)}
          />
          <button
            className="v-button v-button-quiet"
            type="submit"
            name={cartFields.action}
            value="code"
          >
            {texts.apply}
          </button>
        </form>
      </div>
    </Disclosure>
  )
}

function Code({ code: { code, state } }: { code: CodeView }) {
  const { codes: texts } = useMessages().cart
  return (
    <li>
      <span>
        <bdi className="cart-code">{code}</bdi>
        {state !== 'APPLIES' && <span className="text-s v-mute"> {texts.state[state]}</span>}
      </span>
      <form action={links.cart()} method="post" onSubmit={sendByScript}>
        <input type="hidden" name={cartFields.code} value={code} />
        <button className="cart-link" type="submit" name={cartFields.action} value="removeCode">
          {texts.remove}
          <VisuallyHidden> {code}</VisuallyHidden>
        </button>
      </form>
    </li>
  )
}

function GiftCard({ id, lastFour }: CartView['giftCards'][number]) {
  const { codes: texts } = useMessages().cart
  const name = texts.giftCard({ code: lastFour })
  return (
    <li>
      <span>
        <bdi className="cart-code">{name}</bdi>
      </span>
      <form action={links.cart()} method="post" onSubmit={sendByScript}>
        <input type="hidden" name={cartFields.giftCard} value={id} />
        <input type="hidden" name={cartFields.code} value={lastFour} />
        <button className="cart-link" type="submit" name={cartFields.action} value="removeGiftCard">
          {texts.remove}
          <VisuallyHidden> {name}</VisuallyHidden>
        </button>
      </form>
    </li>
  )
}

type CodeRefusal = Extract<CartNotice, { kind: 'codeRefused' }>

function refusalText(
  { code, reason, need }: CodeRefusal,
  currency: string,
  messages: Messages,
): string {
  const texts = messages.cart.codes.refused
  const amount = need ? formatExactMoney({ value: need, currency, locale: messages.locale }) : ''
  switch (reason) {
    case 'tooSmall':
    case 'tooLarge':
      return amount ? texts[reason]({ amount }) : texts.otherCart
    case 'unknown':
      return texts.unknown({ code })
    default:
      return texts[reason]
  }
}
