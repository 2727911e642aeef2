import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import type { Picture, Section } from './form.ts'

export interface SectionFieldsProps {
  readonly section: Section
  /** By field of the type. */
  readonly errors: Errors
  readonly onChange: (section: Section) => void
}

interface HeadingProps {
  readonly value: string | undefined
  readonly hint?: string
  readonly onText: (title: string) => void
}

export function HeadingField({ value = '', hint, onText }: HeadingProps) {
  const { pages } = useMessages()
  return (
    <TextField
      label={pages.heading}
      hint={hint ?? pages.headingHint}
      maxLength={120}
      dir="auto"
      value={value}
      onText={onText}
    />
  )
}

/** Sets or removes the picture. */
export function withPicture<T extends { readonly picture?: Picture | undefined }>(
  { picture: _, ...rest }: T,
  picture: Picture | undefined,
) {
  return picture ? { ...rest, picture } : rest
}
