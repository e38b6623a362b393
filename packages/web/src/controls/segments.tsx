import { useId } from 'react';

type SegmentsProps<W extends string> = {
  readonly label: string;
  readonly words: readonly W[];
  readonly chosen: W;
  readonly say: (word: W) => string;
  readonly onChoose: (word: W) => void;
};

/** One of a few, side by side. */
export const Segments = <W extends string>({
  label,
  words,
  chosen,
  say,
  onChoose,
}: SegmentsProps<W>) => {
  const name = useId();
  return (
    <fieldset className="segments slip">
      <legend className="unseen">{label}</legend>
      {words.map((word) => (
        <label key={word}>
          <input
            type="radio"
            name={name}
            checked={word === chosen}
            onChange={() => onChoose(word)}
          />
          {say(word)}
        </label>
      ))}
    </fieldset>
  );
};
