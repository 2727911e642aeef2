import { Button } from '@vitrine/ui/button'
import { Field } from '@vitrine/ui/field'
import { type ChangeEvent, useState } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'

type PhotoFormProps = {
  /** URL of the current photo; empty without one. */
  photo: string
  /** Maximum file size in bytes. */
  maxBytes: number
  error?: string | undefined
}

type ChosenPhoto = { preview?: string; isTooLarge?: boolean }

/** Upload and removal of a member's photo, with or without scripts. */
export function PhotoForm({ photo, maxBytes, error }: PhotoFormProps) {
  const messages = useMessages()
  const [chosen, setChosen] = useState<ChosenPhoto>()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    setChosen(file && { isTooLarge: file.size > maxBytes })
    if (file && file.size <= maxBytes) {
      void previewOf(file).then((preview) => setChosen(preview ? { preview } : {}))
    }
  }
  const source = chosen?.preview ?? photo
  const wrong = chosen?.isTooLarge ? messages.profile.photo.tooLarge : chosen ? undefined : error
  return (
    <section className="photo" aria-label={messages.profile.photo.label}>
      {source ? (
        <img className="photo-preview" src={source} alt={messages.profile.photo.alt} />
      ) : (
        <span className="photo-preview" aria-hidden="true" />
      )}
      <form
        className="photo-form"
        method="post"
        action={links.profile()}
        encType="multipart/form-data"
        data-reload=""
        onSubmit={(event) => chosen?.isTooLarge && event.preventDefault()}
      >
        <Field
          id="photo"
          label={messages.profile.photo.choose}
          hint={messages.profile.photo.hint}
          error={wrong}
        >
          {(control) => (
            <input
              {...control}
              className="photo-file"
              type="file"
              name="photo"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              onChange={choose}
            />
          )}
        </Field>
        <Button type="submit" name="step" value="photo">
          {messages.profile.photo.save}
        </Button>
      </form>
      {photo && (
        <form className="account-row-form" method="post" action={links.profile()} data-reload="">
          <Button type="submit" tone="plain" name="step" value="removePhoto">
            {messages.profile.photo.remove}
          </Button>
        </form>
      )}
    </section>
  )
}

/** Preview of a picture file as an object URL; undefined when it cannot be decoded. */
const previewOf = (file: File): Promise<string | undefined> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined)
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
