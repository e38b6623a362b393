import {
  CoverFrame,
  CoverSea,
  CoverSheet,
  CoverTitle,
  inked,
  Piece,
  paint,
  Rays,
  Rose,
} from '@quarterdeck/board-kit/drawings';

const INK = '#081a30';
const NAVY = '#15396a';
const GOLD = '#edbd55';
const BONE = '#f3ead2';

const HEAD =
  'M110 18Q124 44 130 76Q146 82 156 94Q164 104 172 108L208 122Q219 127 216 137Q213 144 204 146L160 150L191 156Q190 164 180 170Q162 176 148 178Q146 190 158 204Q146 206 140 204Q144 224 156 240Q142 242 132 236Q134 262 152 290L152 330H-30Q-14 300 -16 262Q-8 268 2 266Q-6 236 4 204Q10 212 20 210Q14 182 28 150Q34 158 44 154Q42 128 60 100Q58 66 64 28Q86 42 98 66Q102 38 110 18Z';
const EARS =
  'M109 34Q118 54 121 74Q112 68 105 68Q105 50 109 34ZM70 42Q84 54 92 70Q80 74 72 84Q66 66 70 42Z';
const FUR =
  'M122 132Q104 146 98 164Q108 164 114 160Q98 178 94 204Q104 204 112 198Q100 220 100 250M96 92Q82 108 76 132Q84 132 90 126M66 122Q56 140 54 162M46 172Q36 196 36 222M72 146Q60 170 60 198M26 222Q16 246 18 274M54 214Q44 242 46 272M82 184Q70 214 72 250M38 252Q32 270 34 288M84 240Q78 262 82 284M122 214Q118 236 124 258M108 262Q108 278 112 290M134 178Q126 190 130 202';

const Wolf = () => (
  <g transform="translate(16 66)">
    <path d={HEAD} fill="#0d2748" strokeLinejoin="round" {...inked(3, BONE)} />
    <path d={EARS} fill="#2a5fa0" />
    <g fill="none" stroke={BONE} strokeLinecap="round" strokeLinejoin="round">
      <path d={FUR} strokeWidth="2" />
      <path d="M166 107L196 128M172 118l14 10" strokeWidth="1.4" />
    </g>
    <path d="M138 108L160 114L146 121Z" fill={GOLD} />
    <path d="M152 150L160 141L164 150ZM176 149L184 141L188 148ZM170 155l5 8 5-7Z" fill={BONE} />
    <path d="M204 124q10 1 9 10l-9 6-6-8Z" fill={BONE} />
  </g>
);

const MERCHANT = {
  '--sym-ink': INK,
  '--sail': BONE,
  '--hull': '#7a4a1e',
  '--flag': '#c8321e',
};

/** A wolf rising from the waves before a wind rose. */
export const SeawolfCover = () => (
  <CoverSheet background={NAVY}>
    <Rays
      cx={168}
      cy={196}
      inner={96}
      outer={330}
      count={32}
      ink={GOLD}
      width={0.8}
      opacity={0.35}
    />
    <Rose cx={168} cy={196} radius={132} ink={GOLD} fill={NAVY} points={32} />
    <Wolf />
    <CoverSea y={296} wave={[50, 14, 0]} echoes={2} fill="#1b4c88" line={BONE} strokeWidth={1.5} />
    <g style={paint(MERCHANT)} transform="rotate(-4 232 286)">
      <Piece name="ship-brig" x={190} y={232} size={86} />
    </g>
    <CoverSea y={316} wave={[62, 16, 26]} echoes={3} fill="#123463" line={BONE} strokeWidth={1.5} />
    <g style={paint({ '--sym-ink': INK })} transform="rotate(-16 62 352)">
      <Piece name="rum" x={44} y={330} size={44} />
    </g>
    <CoverSea y={358} wave={[56, 14, 12]} echoes={2} fill="#0d274b" line={BONE} strokeWidth={1.4} />
    <CoverTitle lines={['Seawolf']} fill={BONE} outline={NAVY} size={66} y={74} />
    <CoverFrame ink={GOLD} />
  </CoverSheet>
);
