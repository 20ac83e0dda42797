/** What can be heard at a racecourse, and what of it belongs to which event. */

export type Sound =
  | 'bell'
  | 'card'
  | 'coins'
  | 'dice'
  | 'fanfare'
  | 'gasp'
  | 'hammer'
  | 'hooves'
  | 'roar'
  | 'shutter'
  | 'thud'

/** The sounds of a room, by the names of its events; what is not named is silent. */
export type Sounds<Happening extends { readonly name: string }> = {
  readonly [name in Happening['name']]?: Sound
}
