import { TextField } from '@vitrine/ui/field'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { sendWish } from './use-wishes.ts'
import { wishFields } from './wish-form.ts'
import type { MailsView, WishesProps } from './wish-view.ts'

type MailsBoxProps = { mails: MailsView; errors: WishesProps['errors'] }

/** Subscribes to and unsubscribes from price mails. */
export function MailsBox({ mails, errors }: MailsBoxProps) {
  const { mails: messages } = useMessages().wishes
  const { state, isMember, email } = mails
  const isOn = state === 'ON'
  return (
    <section className="wish-share" aria-labelledby="wish-mails">
      <h2 id="wish-mails">{messages.title}</h2>
      <p className="v-mute" role="status">
        {messages.state[state]}
      </p>
      <form
        className="wish-mails"
        action={links.wishList()}
        method="post"
        noValidate
        onSubmit={(event) => sendWish(event, 'mails')}
      >
        {!isOn && !isMember && (
          <TextField
            label={messages.email}
            name={wishFields.email}
            type="email"
            autoComplete="email"
            required
            defaultValue={email}
            error={errors[wishFields.email]}
          />
        )}
        {isMember && errors[wishFields.email] && <p role="alert">{errors[wishFields.email]}</p>}
        <button
          className={isOn ? 'cart-link' : 'v-button v-button-quiet'}
          type="submit"
          name={wishFields.action}
          value={isOn ? 'unfollow' : 'follow'}
        >
          {isOn ? messages.off : messages.on}
        </button>
      </form>
    </section>
  )
}
