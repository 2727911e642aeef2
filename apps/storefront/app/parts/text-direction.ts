const blocks = /<(p|h[1-6]|ul|ol|dl|blockquote|table)(?=[\s>])(?![^>]*\sdir=)/gi

/**
 * Sets `dir="auto"` on every block of a text, so that each follows its own script. The HTML was
 * sanitized by the server: every "<" begins a tag.
 */
export const withDirections = (html: string): string => html.replace(blocks, '<$1 dir="auto"')
