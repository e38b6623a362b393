import { engraver, inked, pen } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import { Beacon, Flat, Gable, House, Tower } from '../signs/town.tsx';

const TILES = '#c65a3a';
const COPPER = '#4fa3a0';
const SLATE = '#5d7482';

/** Each port has its own roofs, known by its name; they stand on land at the right of the tile. */
const TOWNS: Readonly<Record<string, ReactElement>> = {
  Lisbon: (
    <>
      <Tower x={116} y={22} width={16} height={38} roof={TILES} />
      <House x={92} y={62} width={20} height={26} />
      <House x={110} y={56} width={18} height={32} />
      <House x={127} y={68} width={22} height={20} />
      <House x={148} y={60} width={18} height={28} />
    </>
  ),
  Tunis: (
    <>
      <Tower x={150} y={20} width={10} height={46} roof={COPPER} spire={12} />
      <Flat x={94} y={62} width={24} height={26} dome />
      <Flat x={117} y={70} width={20} height={18} />
      <Flat x={134} y={56} width={26} height={32} dome />
    </>
  ),
  Genoa: (
    <>
      <Beacon x={98} y={84} />
      <House x={118} y={66} width={20} height={22} />
      <House x={138} y={58} width={18} height={30} />
      <House x={154} y={70} width={16} height={18} />
    </>
  ),
  Seville: (
    <>
      <Tower x={98} y={30} width={18} height={58} roof="#e0a93a" spire={10} />
      <Flat x={116} y={66} width={24} height={22} />
      <House x={138} y={60} width={26} height={28} />
    </>
  ),
  Palermo: (
    <>
      <Flat x={94} y={58} width={34} height={30} dome />
      <House x={128} y={66} width={18} height={22} />
      <Tower x={146} y={46} width={14} height={42} roof={TILES} />
    </>
  ),
  Ancona: (
    <>
      <path
        d="M92 88V58Q104 40 116 58V88H110V64Q104 56 98 64V88Z"
        fill="var(--bone)"
        {...inked(1.4)}
      />
      <House x={120} y={70} width={20} height={18} />
      <House x={142} y={56} width={22} height={32} />
    </>
  ),
  Venice: (
    <>
      <Tower x={104} y={26} width={13} height={62} roof={COPPER} spire={18} />
      <Flat x={118} y={60} width={24} height={28} dome />
      <Flat x={142} y={60} width={22} height={28} dome />
    </>
  ),
  Valletta: (
    <>
      <path d="M90 88V60h6v-5h6v5h6v-5h6v5h6V88Z" fill="#e2c57f" {...inked(1.4)} />
      <Flat x={122} y={52} width={26} height={36} dome />
      <Flat x={148} y={68} width={18} height={20} />
    </>
  ),
  Alexandria: (
    <>
      <Tower x={96} y={46} width={22} height={42} roof="#f2b90f" spire={8} />
      <Tower x={101} y={28} width={12} height={18} roof="#f2b90f" spire={10} />
      <Flat x={120} y={66} width={22} height={22} dome />
      <Flat x={144} y={60} width={20} height={28} />
    </>
  ),
  Marseille: (
    <>
      <Flat x={92} y={48} width={20} height={40} />
      <House x={114} y={68} width={18} height={20} />
      <House x={132} y={62} width={18} height={26} />
      <House x={150} y={70} width={16} height={18} />
    </>
  ),
  Bordeaux: (
    <>
      <Tower x={94} y={44} width={14} height={44} roof={SLATE} spire={22} />
      <House x={110} y={66} width={26} height={22} />
      <Tower x={138} y={44} width={14} height={44} roof={SLATE} spire={22} />
    </>
  ),
  Barcelona: (
    <>
      <Tower x={100} y={40} width={9} height={48} roof={COPPER} spire={20} />
      <Tower x={112} y={32} width={9} height={56} roof={COPPER} spire={22} />
      <Tower x={124} y={40} width={9} height={48} roof={COPPER} spire={20} />
      <House x={140} y={64} width={24} height={24} />
    </>
  ),
  Ragusa: (
    <>
      <path d="M90 88V72H170" fill="none" {...inked(5)} />
      <path d="M90 88V72H170" fill="none" {...inked(2.4, 'var(--bone)')} />
      <Flat x={92} y={50} width={18} height={38} />
      <House x={116} y={62} width={20} height={26} />
      <House x={138} y={66} width={22} height={22} />
    </>
  ),
  Naples: (
    <>
      <path d="M112 62L136 22Q142 16 148 22L176 62Z" fill="var(--land-2)" {...inked(1.3)} />
      <path d="M142 18Q138 10 144 4" {...pen(4, '#8fa3ad')} />
      <House x={94} y={66} width={20} height={22} />
      <House x={116} y={70} width={18} height={18} />
      <House x={136} y={64} width={22} height={24} />
    </>
  ),
  Antwerp: (
    <>
      <Gable x={92} y={58} width={20} height={30} />
      <Gable x={113} y={52} width={20} height={36} />
      <Gable x={134} y={62} width={20} height={26} />
      <Tower x={155} y={40} width={11} height={48} roof={SLATE} spire={20} />
    </>
  ),
  Algiers: (
    <>
      <Flat x={92} y={72} width={22} height={16} />
      <Flat x={104} y={58} width={24} height={16} />
      <Flat x={122} y={46} width={24} height={18} dome />
      <Flat x={128} y={70} width={22} height={18} />
      <Tower x={152} y={40} width={10} height={48} roof={COPPER} spire={12} />
    </>
  ),
};

const NAMES = Object.keys(TOWNS);

/** A pack's own port borrows the roofs of one of ours, always the same one. */
export const townOf = (name: string): ReactElement | undefined =>
  TOWNS[name] ?? TOWNS[NAMES[Math.floor(engraver(name)() * NAMES.length)] ?? ''];
