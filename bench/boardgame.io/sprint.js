// A race of seven horses for two seats, about as much to know and to hide as Ticket Gagnant has:
// hands and deck are secret, a card moves a horse, and each move is followed by a draw.

const HORSES = 7
const COLUMNS = 20
const HAND = 7
const MOST_MOVES = 50

function fullDeck() {
  const deck = []
  for (let horse = 0; horse < HORSES; horse += 1) {
    for (let squares = 1; squares <= 3; squares += 1) {
      for (let copy = 0; copy < 4; copy += 1) deck.push({ horse, squares })
    }
  }
  return deck
}

function setup({ ctx, random }) {
  const deck = random.Shuffle(fullDeck())
  const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, HAND))
  const horses = Array.from({ length: HORSES }, (_, lane) => ({ lane, column: 0, place: 0 }))
  return { horses, hands, deck, pile: [], arrival: [], scores: hands.map(() => 0), moves: 0 }
}

function play({ G, ctx, random }, position, direction) {
  const hand = G.hands[ctx.currentPlayer]
  if (!Number.isInteger(position) || position < 0 || position >= hand.length) return 'INVALID_MOVE'
  if (direction !== 1 && direction !== -1) return 'INVALID_MOVE'
  const [card] = hand.splice(position, 1)
  const horse = G.horses[card.horse]
  if (horse.place === 0) {
    horse.column = Math.max(0, horse.column + direction * card.squares)
    if (horse.column >= COLUMNS) {
      G.arrival.push(card.horse)
      horse.place = G.arrival.length
      G.scores[ctx.currentPlayer] += HORSES - horse.place
    }
  }
  G.pile.push(card)
  if (G.deck.length === 0) G.deck = random.Shuffle(G.pile.splice(0))
  hand.push(G.deck.splice(random.Die(G.deck.length) - 1, 1)[0])
  G.moves += 1
}

function playerView({ G, playerID }) {
  return {
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }
}

export const sprint = {
  name: 'sprint',
  setup,
  moves: { play },
  playerView,
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.moves >= MOST_MOVES ? { scores: G.scores } : undefined),
  minPlayers: 2,
  maxPlayers: 2,
}
