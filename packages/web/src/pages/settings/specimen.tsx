import { useWords } from '@quarterdeck/board-kit';
import { inked, type SeatColour, Ship, Surface } from '@quarterdeck/board-kit/drawings';
import { SETTINGS_EN } from './en.ts';

type SpecimenProps = { readonly colour: SeatColour };

/** The board in small, as these settings show it. */
export const Specimen = ({ colour }: SpecimenProps) => {
  const words = useWords(SETTINGS_EN);
  const other: SeatColour = colour === 'purple' ? 'yellow' : 'purple';
  return (
    <svg
      className="specimen"
      viewBox="0 0 420 96"
      role="img"
      aria-label={words('settings.specimen')}
    >
      <rect width="420" height="96" fill="var(--water)" />
      <Surface y={78} step={24} swell={6} count={12} />
      <path d="M250 98Q260 40 320 44T430 20V98Z" fill="var(--land)" {...inked(1.6)} />
      <Ship colour={colour} x={126} y={16} size={64} />
      <Ship colour={other} x={192} y={20} size={60} kind="frigate" flipped />
      <g className="board-name" fontSize="1.06rem">
        <text x="330" y="74" fontWeight="700" fill="#12283b">
          {words('settings.specimenLand')}
        </text>
        <text x="14" y="22" fontStyle="italic" fill="var(--ink)">
          {words('settings.specimenWater')}
        </text>
      </g>
    </svg>
  );
};
