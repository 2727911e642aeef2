type NameProps = {
  children: string
  /** Set if it differs from the language of the page. */
  lang?: string | undefined
}

/** User-given text with the direction of its own script. */
export function Name({ children, lang }: NameProps) {
  return (
    <bdi dir="auto" lang={lang}>
      {children}
    </bdi>
  )
}
