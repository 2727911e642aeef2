import { type FormEvent, useState } from 'react'
import { Failure } from '../../shared/failure.tsx'
import { TextArea, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { mediaReads } from './invalidated-queries.ts'
import type { Media } from './search.ts'
import { useUndoOfMedia } from './use-undo.ts'

/** Name and alternative text of a file. */
export function PanelForm({ item }: { readonly item: Media }) {
  const { media, action } = useMessages()
  const showToast = useToast()
  const undoOf = useUndoOfMedia()
  const mayChange = useIsAllowed('media.updateMedia')
  const save = useAction('media.updateMedia', { invalidates: mediaReads })
  const [typed, setTyped] = useState<{ fileName?: string; altText?: string }>({})
  const fileName = typed.fileName ?? item.fileName
  const altText = typed.altText ?? item.altText
  const isDirty = fileName !== item.fileName || altText !== item.altText
  useUnsavedChangesGuard(item.fileName, () => isDirty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fileName.trim() === '') return
    save.mutate(
      { id: item.id, fileName: fileName.trim(), altText: altText.trim() },
      {
        onSuccess: () => {
          setTyped({})
          showToast({ text: media.saved, undo: undoOf([item.id]) })
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className="bare dialog-form" disabled={!mayChange}>
        {save.error ? <Failure error={save.error} /> : null}
        <TextArea
          label={media.altText}
          hint={media.altTextHint}
          rows={3}
          maxLength={1000}
          dir="auto"
          value={altText}
          onText={(text) => setTyped({ ...typed, altText: text })}
        />
        <TextField
          label={media.name}
          {...(fileName.trim() === '' && { error: media.needName })}
          maxLength={255}
          dir="auto"
          value={fileName}
          onText={(text) => setTyped({ ...typed, fileName: text })}
        />
        {isDirty && (
          <div>
            <button type="submit" className="button button-primary" disabled={save.isPending}>
              {action.save}
            </button>
          </div>
        )}
      </fieldset>
    </form>
  )
}
