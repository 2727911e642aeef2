import { TextField } from '@vitrine/ui/field'
import { useState } from 'react'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { sendWish } from './use-wishes.ts'
import { wishFields } from './wish-form.ts'

/** Switches the link to the list on and off. */
export function ShareBox({ url }: { url: string | undefined }) {
  const { share: messages } = useMessages().wishes
  const action = url ? 'unshare' : 'share'
  return (
    <section className="wish-share" aria-labelledby="wish-share">
      <h2 id="wish-share">{messages.title}</h2>
      <p className="v-mute">{messages.why}</p>
      {url && (
        <div className="wish-link">
          <TextField
            label={messages.link}
            type="url"
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={url} />
        </div>
      )}
      <form action={links.wishList()} method="post" onSubmit={(event) => sendWish(event, 'share')}>
        <button
          className={url ? 'cart-link' : 'v-button v-button-quiet'}
          type="submit"
          name={wishFields.action}
          value={action}
        >
          {url ? messages.off : messages.on}
        </button>
      </form>
    </section>
  )
}

/** Only where scripts run, and pages may write to the clipboard. */
function CopyButton({ text }: { text: string }) {
  const { share: messages } = useMessages().wishes
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <button className="v-button v-button-quiet wish-copy" type="button" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? messages.copied : messages.copy}</span>
    </button>
  )
}
