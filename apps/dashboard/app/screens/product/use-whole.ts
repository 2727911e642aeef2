import { useState } from 'react'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import type { ExtrasEditor } from './extras/use-extras.ts'
import type { Editor } from './use-editor.ts'

/** One saving for the usual fields and for what only some products have. */
export function useWhole(editor: Editor, extras: ExtrasEditor) {
  const { product: words } = useMessages()
  const tell = useTell()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const submit = async () => {
    if (editor.saving || saving) return
    setFailure(undefined)
    if (!extras.isFine()) return
    const { name } = editor.form
    if (!(await editor.submit())) return
    if (extras.dirty) {
      setSaving(true)
      try {
        await extras.save()
      } catch (error) {
        setFailure(error)
        return tell({ text: words.partly(name), bad: true })
      } finally {
        setSaving(false)
      }
    }
    tell({ text: words.savedNow(name) })
  }
  const complaints = Object.keys(extras.errors).filter((path) => extras.errors[path])
  return {
    ...editor,
    submit,
    dirty: editor.dirty || extras.dirty,
    saving: editor.saving || saving,
    failure: editor.failure ?? failure,
    complaints: Object.keys(editor.errors).length + complaints.length,
  }
}
