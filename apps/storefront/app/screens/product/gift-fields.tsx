import { TextAreaField, TextField } from '@vitrine/ui/field'
import { GIFT_PREFIX } from '../../cart/cart-form.ts'
import { useMessages } from '../../messages/index.ts'
import type { GiftFieldName, GiftView } from './gift.ts'

/** The recipient of a gift card. The input only goes to the cart, never into the address. */
export function GiftFields({ typed }: GiftView) {
  const { gift: texts } = useMessages()
  const field = (name: GiftFieldName) => ({
    name: `${GIFT_PREFIX}${name}`,
    label: texts.fields[name],
    defaultValue: typed[name],
    optional: true,
    autoComplete: 'off',
    dir: 'auto' as const,
  })
  return (
    <fieldset className="gift-fields">
      <legend>{texts.title}</legend>
      <TextField {...field('recipientName')} maxLength={100} />
      <TextField
        {...field('recipientEmail')}
        type="email"
        hint={texts.emailHint}
        maxLength={254}
        dir="ltr"
      />
      <TextField {...field('senderName')} maxLength={100} />
      <TextField {...field('sendDate')} type="date" hint={texts.dateHint} />
      <TextAreaField {...field('message')} rows={3} maxLength={500} />
    </fieldset>
  )
}
