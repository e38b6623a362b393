import type { ReactNode } from 'react';

type SettingRowProps = {
  readonly title: string;
  readonly hint: string;
  /** Beside the words where it is small, below them where it needs the width. */
  readonly beside?: boolean;
  readonly children: ReactNode;
};

export const SettingRow = ({ title, hint, beside = false, children }: SettingRowProps) => (
  <li className={beside ? 'setting beside' : 'setting'}>
    <span>
      <b>{title}</b>
      <small>{hint}</small>
    </span>
    {children}
  </li>
);
