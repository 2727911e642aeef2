const isDigit = (letter: string) => /^\p{Nd}$/u.test(letter)
const isLetter = (letter: string) => /^\p{L}$/u.test(letter)

const signs: Readonly<Record<string, (letter: string) => boolean>> = {
  '#': isDigit,
  '@': isLetter,
  '*': (letter) => isDigit(letter) || isLetter(letter),
}

/** Whether a text matches a mask: `#` is a digit, `@` a letter, `*` either, other characters are literal. */
export function fitsMask(text: string, mask: string): boolean {
  const [letters, places] = [[...text], [...mask]]
  return (
    letters.length === places.length &&
    places.every((place, at) => {
      const letter = letters[at] as string
      return signs[place]?.(letter) ?? letter === place
    })
  )
}
