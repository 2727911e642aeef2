import { MAX_ALT_TEXTS } from '@vitrine/contract/media'
import type { KeyboardEvent } from 'react'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { imageAtWidth } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { mediaReads } from './invalidated-queries.ts'
import type { Media } from './search.ts'
import { useUndoOfMedia } from './use-undo.ts'

interface AltTextsDialogProps {
  readonly items: readonly Media[]
  readonly onSaved: () => void
  readonly onClose: () => void
}

const WIDTH = 128

/** Alternative texts of many files, one below the other, saved at once. */
export function AltTextsDialog({ items, onSaved, onClose }: AltTextsDialogProps) {
  const { media, action } = useMessages()
  const showToast = useToast()
  const undoOf = useUndoOfMedia()
  const save = useAction('media.updateAltTexts', { invalidates: mediaReads })
  const shown = items.slice(0, MAX_ALT_TEXTS)
  const { form, set, dirty, submit } = useDialogForm<Readonly<Record<string, string>>>({
    initialForm: Object.fromEntries(shown.map(({ id, altText }) => [id, altText])),
    validate: () => ({}),
    onSubmit: (typed) => {
      const texts = shown
        .map(({ id, altText }) => ({ id, was: altText, altText: (typed[id] ?? '').trim() }))
        .flatMap(({ was, ...text }) => (text.altText === was ? [] : text))
      const [first] = texts
      if (!first) return onClose()
      save.mutate(
        { texts },
        {
          onSuccess: ({ media: changed }) => {
            const text = media.textsSaved({ n: changed.length })
            showToast({ text, undo: undoOf([first.id]) })
            onSaved()
            onClose()
          },
        },
      )
    },
  })
  return (
    <FormDialog
      title={media.textsTitle}
      submitLabel={action.save}
      busy={save.isPending}
      dirty={dirty}
      failure={save.error}
      saveOperation="media.updateAltTexts"
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="field-hint">{media.textsHint}</p>
      {items.length > shown.length && (
        <p className="notice">{media.firstOnes({ n: shown.length })}</p>
      )}
      <ol className="media-texts" onKeyDown={toNextField}>
        {shown.map(({ id, url, fileName }, at) => (
          <li key={id}>
            <img src={imageAtWidth(url, WIDTH)} alt="" loading="lazy" width={56} height={56} />
            <label>
              <span className="media-name">
                <bdi>{fileName}</bdi>
              </span>
              <input
                className="input"
                dir="auto"
                maxLength={1000}
                aria-label={media.textOf({ name: fileName })}
                value={form[id] ?? ''}
                {...(at === 0 && { 'data-first': '' })}
                onChange={({ target }) => set({ [id]: target.value })}
              />
            </label>
          </li>
        ))}
      </ol>
    </FormDialog>
  )
}

/** Enter leads to the next text; from the last one it saves. */
function toNextField(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const fields = [...event.currentTarget.querySelectorAll('input')]
  const next = fields[fields.indexOf(event.target as HTMLInputElement) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
