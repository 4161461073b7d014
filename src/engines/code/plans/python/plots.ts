import { READ_SERIES, readSeries, resampled } from './frames.ts';
import type { Plan } from './made.ts';
import { py } from './source.ts';
import { quoted } from './wish.ts';

const FIGURE =
  /\b(?:and |then |it |saves?|saving|writes?|stores?|exports?|saved|the (?:plot|figure|chart)|to|as|an?|in|into|file|,)*\s*\b(?:["'`]?([\w-]+\.(?:png|pdf|svg))["'`]?|(?:a )?(png|pdf|svg)(?: file| image)?)\b/;

/** Values over time as lines. */
export const planSeriesPlot: Plan = (wish) => {
  if (!wish.says(/\b(?:with |using |in )?matplotlib\b/) && !wish.has(/\bplots?\b/)) return undefined;
  if (!wish.says(/\b(?:and |then )*(?:plots?|draws?|line (?:chart|plot|graph)s?|plotting)\b/))
    return undefined;
  if (
    wish.has(/\b(?:scatter|histogram|hist|error ?bars?|bars?|pie|heat ?map|box ?plots?|3d|live|subplots?)\b/)
  )
    return undefined;
  const dpi = wish.number(/\b(?:with |at |in )*(\d{2,4}) ?dpi\b/);
  const figure = wish.take(FIGURE);
  const target = figure?.[1] ? wish.original(figure, figure[1]) : `plot.${figure?.[2] ?? 'png'}`;
  wish.says(/\b(?:and )?(?:save[sd]?|write|export)(?: (?:it|the plot|the figure))? (?:as|to)\b/);
  const series = readSeries(wish);
  if (!series) return undefined;
  wish.takeAll(
    /\b(?:each|every|one) (?:[a-z]+)?(?: (?:as|in|with|per|for each))*(?: (?:its|their))?(?: own)? ?lines?(?: (?:per|for each|each) \w+)?\b|\bone line (?:per|for each) \w+\b/,
  );
  wish.takeAll(/\b(?:with |and |an? |the )*(?:legend|grid|axis labels?|labell?ed axes|title)(?: (?:and|,))*/);
  const isShown = wish.says(/\b(?:and )?(?:shows?|display) (?:the (?:plot|window)|it)\b/);
  const byGroup = series.group
    ? series.rule
      ? `${resampled(series)}.unstack(${quoted(series.group)})`
      : `data.pivot_table(index=${quoted(series.time)}, columns=${quoted(series.group)}, values=${quoted(series.value)})`
    : series.rule
      ? `${resampled(series)}.to_frame()`
      : `data.set_index(${quoted(series.time)})[[${quoted(series.value)}]]`;
  return {
    program: {
      code: py`
import matplotlib.pyplot as plt
import pandas as pd
${series.file && `SOURCE = ${quoted(series.file)}`}
TARGET = ${quoted(target)}


${READ_SERIES(series)}


def plot(data: pd.DataFrame) -> None:
  # One column, and so one line, for each ${series.group ?? 'value'}.
  lines = ${byGroup}
  figure, axes = plt.subplots(figsize=(10, 5), layout="constrained")
  for name in lines.columns:
    values = lines[name].dropna()
    axes.plot(values.index, values, label=str(name))
  axes.set_xlabel(${quoted(series.time)})
  axes.set_ylabel(${quoted(series.value)})
  axes.grid(alpha=0.3)
  ${series.group && `axes.legend(title=${quoted(series.group)})`}
  axes.tick_params(axis="x", rotation=30)
  figure.savefig(TARGET${dpi === undefined ? '' : `, dpi=${dpi}`})
  ${isShown && 'plt.show()'}


def main() -> None:
  ${!series.file && 'if len(sys.argv) < 2:\n  sys.exit(f"usage: {sys.argv[0]} FILE...")'}
  try:
    plot(${series.file ? 'read(SOURCE)' : 'pd.concat([read(path) for path in sys.argv[1:]])'})
  except (OSError, ValueError) as error:
    sys.exit(f"cannot plot: {error}")
  print(f"wrote {TARGET}")`,
      main: 'main()',
    },
    silent:
      'over time matplotlib pandas plot plots read temperature temperatures log logs data measurements resample line lines own sensor sensors each save png figure image file csv chart graph',
  };
};

const NAMES = 'exp|sin|cos|tan|log|sqrt|log10|tanh';

/** A function that is fitted to measured points. */
export const planFit: Plan = (wish) => {
  if (!wish.says(/\b(?:and )?fit(?:s|ting)?(?: (?:the|a|function|model|curve))*\b/)) return undefined;
  const formula = wish.name(
    /\by ?(?:\(x\) ?)?= ?((?:[-+*/^().\d\s]|\*\*|(?:exp|sin|cos|tan|log10|log|sqrt|tanh)(?=\()|\b[a-z]\d?\b(?!\w))+)(?= (?:to|on|with|for|of|from|using)\b|,|;|$)/,
  );
  if (formula === undefined) return undefined;
  const file = wish.name(
    /\b(?:to |from |in |of |the |data |measurements )*["'`]?([\w./-]+\.(?:txt|csv|dat|tsv))["'`]?/,
  );
  wish.takeAll(
    /\b(?:with |using )?(?:scipy(?:\.optimize)?)?(?:'s)? ?\.?curve_fit\b|\b(?:with |using )?scipy\b/,
  );
  const errors = wish.says(
    /\b(?:and |print\w* |show\w* |the |their |best |fit(?:ted)? |with )*(?:parameters?|coefficients|values)? ?(?:with|and|including) (?:their |the )?(?:standard |1 ?sigma )?(?:errors?|uncertaint(?:y|ies)|deviations?)\b|\bstandard errors\b/,
  );
  const residuals = wish.says(
    /\b(?:and |draw\w* |plot\w* |show\w* |the |with |a )*residuals?(?: plot)?(?: (?:underneath|below|under (?:it|the plot|the fit)|in a second panel|as a second plot))?/,
  );
  const dpi = wish.number(/\b(?:with |at )*(\d{2,4}) ?dpi\b/);
  const target = wish.name(
    /\b(?:and )?(?:sav\w+|writ\w+|export\w*)(?: (?:it|the plot|the figure|plot|figure))?(?: (?:as|to|in))? ["'`]?([\w-]+\.(?:png|pdf|svg))\b/,
  );
  wish.takeAll(/\b(?:and )?(?:draw|plot|show)s?(?: (?:the|data|points|with|and|fit|curve|fitted))*\b/);
  const rSquared = wish.says(/\b(?:and |the |print )*(?:r\^?2|r²|r[- ]squared)(?: value)?/);
  const python = formula
    .trim()
    .replaceAll('^', '**')
    .replace(new RegExp(`\\b(${NAMES})(?=\\()`, 'g'), 'np.$1')
    .replace(/\s*([*]{1,2}|[-+/])\s*/g, (_, sign: string) =>
      sign === '+' || sign === '-' ? ` ${sign} ` : sign === '**' ? '**' : ` ${sign} `,
    )
    .replace(/([(=*/] ?) ?- /g, '$1-')
    .replace(/^ ?- /, '-')
    .replace(/ {2,}/g, ' ')
    .replace(/\( -/g, '(-');
  const letters = [
    ...new Set(python.replace(new RegExp(`np\\.(?:${NAMES})`, 'g'), '').match(/\b[a-z]\d?\b/g) ?? []),
  ].filter((one) => one !== 'x');
  if (letters.length === 0 || !/\bx\b/.test(python)) return undefined;
  // Exponentials need a start of the right order.
  const exponent = /np\.exp\(-?\(?([a-z]) ?\*/.exec(python)?.[1];
  const front = /^([a-z]) ?\* ?np\.exp/.exec(python)?.[1];
  const offset = /\+ ([a-z])$/.exec(python)?.[1];
  const isDecay = /np\.exp\(-/.test(python);
  const start = letters.map((one) =>
    one === front ? 'y[0] - y[-1]' : one === exponent ? '1 / np.ptp(x)' : one === offset ? 'y[-1]' : '1.0',
  );
  return {
    program: {
      code: py`
import matplotlib.pyplot as plt
import numpy as np
from scipy.optimize import curve_fit
NAMES = [${letters.map(quoted).join(', ')}]
${file && `SOURCE = ${quoted(file)}`}


def model(x, ${letters.join(', ')}):
  return ${python}


def read(path: str) -> tuple[np.ndarray, np.ndarray]:
  """The first two columns, sorted by x; lines that begin with # are comments."""
  data = np.loadtxt(path${file?.endsWith('.csv') ? ', delimiter=","' : ''}, ndmin=2)
  if data.shape[1] < 2 or len(data) <= len(NAMES):
    raise ValueError(f"two columns and more than {len(NAMES)} rows are needed")
  data = data[np.argsort(data[:, 0])]
  return data[:, 0], data[:, 1]


def draw(x: np.ndarray, y: np.ndarray, parameters: np.ndarray) -> None:
  ${residuals ? 'figure, (upper, lower) = plt.subplots(\n  2, 1, sharex=True, height_ratios=(3, 1), layout="constrained"\n)' : 'figure, upper = plt.subplots(layout="constrained")'}
  dense = np.linspace(x.min(), x.max(), 500)
  upper.plot(x, y, "o", markersize=4, label="data")
  upper.plot(dense, model(dense, *parameters), label="fit")
  upper.set_ylabel("y")
  upper.legend()
  ${residuals ? 'lower.axhline(0, color="grey", linewidth=1)\nlower.plot(x, y - model(x, *parameters), "o", markersize=4)\nlower.set_xlabel("x")\nlower.set_ylabel("residuals")' : 'upper.set_xlabel("x")'}
  ${target ? `figure.savefig(${quoted(target)}${dpi ? `, dpi=${dpi}` : ''})` : 'plt.show()'}


def main() -> None:
  ${!file && 'if len(sys.argv) != 2:\n  sys.exit(f"usage: {sys.argv[0]} FILE")'}
  try:
    x, y = read(${file ? 'SOURCE' : 'sys.argv[1]'})
    start = [${start.join(', ')}]
    parameters, covariance = curve_fit(model, x, y, p0=start, maxfev=10_000)
  except (OSError, ValueError, RuntimeError) as error:
    sys.exit(f"cannot fit: {error}")
  ${errors ? 'errors = np.sqrt(np.diag(covariance))\nfor name, value, error in zip(NAMES, parameters, errors):\n  print(f"{name} = {value:.6g} ± {error:.2g}")' : 'for name, value in zip(NAMES, parameters):\n  print(f"{name} = {value:.6g}")'}
  ${rSquared && 'residuals = y - model(x, *parameters)\nprint(f"R² = {1 - np.sum(residuals**2) / np.sum((y - y.mean()) ** 2):.5f}")'}
  draw(x, y, parameters)`,
      main: 'main()',
    },
    silent: `fit data scipy curve_fit curve parameters standard errors residuals underneath plot matplotlib numpy points measured measurements ${isDecay ? 'decay exponential' : ''} model function`,
  };
};
