import { type Kind, NUMBER, numberOf, type WishText, wordsOf } from './kind.ts';

const php = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const amountOf = (text: string): number => Number(text.replace(',', '.'));

/** The category that a rule is about, as its name stands in the wish. */
const categoryIn = (wish: WishText): string | undefined =>
  wordsOf(
    wish,
    /\b(?:from|of|in|with|for) (?:the )?(?:product )?category (?:called |named )?["'“‘]?([\wäöüß&-]+(?: [\wäöüß&-]+)??)["'”’]?(?=[\s,.;)]|$)/,
  ) ??
  wordsOf(wish, /\b(?:from|of|in|for) (?:the )?["'“‘]([^"'”’]+)["'”’](?: (?:product )?category)?/) ??
  wordsOf(wish, /\b(?:from|of|in) the ([\w-]+) (?:product )?category\b/);

const DISCOUNT: Kind = {
  says: /\bwoo ?commerce\b.*(?:%|\bpercent\b|\bdiscount\b|\boff\b)|(?:%|\bpercent\b|\bdiscount\b).*\bwoo ?commerce\b/s,
  meets:
    /\b(?:woo ?commerce|wordpress|functions\.php|snippet|php|cart|discount|orders?|items?|products?|automatic(?:ally)?|child theme|hook|filter|rabatt|applied|applies|apply|if|when|has|contains?)\b/,
  write: (wish) => {
    if (/\b(?:coupons?|role|logged|user|weekday|payment|shipping|first order)\b/.test(wish.rest))
      return undefined;
    const percent = wish.take(/(\d+(?:[.,]\d+)?) ?(?:%|percent|per cent)(?: (?:off|discount))?/)?.[1];
    const fixed = percent
      ? undefined
      : wish.take(/(\d+(?:[.,]\d+)?) ?(?:€|euros?|eur|\$|dollars?|usd)(?: (?:off|discount))/)?.[1];
    if (!percent && !fixed) return undefined;
    const category = categoryIn(wish);
    const least = wish.take(
      new RegExp(
        `\\b(?:at least|minimum(?: of)?|min\\.?|from|more than|over|buys?|buying|for|with|contains?|has) ${NUMBER} (?:or more )?(?:items?|products?|pieces|articles?|of them)\\b|\\b${NUMBER}(?: or more|\\+) (?:items?|products?|pieces)?`,
      ),
    );
    const more = least && /^(?:more than|over)/.test(least[0]) ? 1 : 0;
    const count = least ? numberOf(least[1] ?? least[2] ?? '1') + more : undefined;
    const total =
      count === undefined
        ? wish.take(
            /\b(?:over|above|from|at least|more than|of at least|minimum(?: of)?) (?:an? (?:order|cart) (?:value|total) of )?(\d+(?:[.,]\d+)?) ?(?:€|euros?|eur|\$|dollars?|usd)?/,
          )?.[1]
        : undefined;
    wish.take(
      /\b(?:shown|displayed|listed|visible|appears?|shows?)(?: up)? (?:as|in|on) (?:its|an?|their)? ?(?:own|separate|extra)? ?(?:lines?|rows?|fee|discount line)(?: item)?(?: in the (?:cart|totals|cart totals|checkout))?|\bas its own line\b|\bown line\b/,
    );
    const onlyOf =
      category !== undefined &&
      wish.take(/\b(?:off|on|only|for) (?:only )?(?:those|these|them|the items|those items)\b/) !== undefined;
    const label = wordsOf(
      wish,
      /\b(?:called|labell?ed|named|(?:with the )?(?:label|text|name)) ["'“]([^"'”]+)["'”]/,
    );
    return {
      language: 'php',
      code: discountCode({
        percent: percent === undefined ? undefined : amountOf(percent),
        fixed: fixed === undefined ? undefined : amountOf(fixed),
        category,
        count,
        total: total === undefined ? undefined : amountOf(total),
        onlyOf,
        label,
      }),
    };
  },
};

interface Discount {
  readonly percent: number | undefined;
  readonly fixed: number | undefined;
  readonly category: string | undefined;
  readonly count: number | undefined;
  readonly total: number | undefined;
  readonly onlyOf: boolean;
  readonly label: string | undefined;
}

function discountCode({ percent, fixed, category, count, total, onlyOf, label }: Discount): string {
  const said =
    label ??
    `${percent === undefined ? `${fixed}` : `${percent} %`} off${count ? ` from ${count} ${category ?? 'items'}` : ''}`;
  // The rule may be about some items, and the discount about all.
  const isOfLines = onlyOf || category === undefined || fixed !== undefined;
  return `<?php

// For the functions.php of a child theme: leave out the line with "<?php" if it is there already.
add_action('woocommerce_cart_calculate_fees', 'my_cart_discount');

function my_cart_discount(WC_Cart $cart): void
{
    if (is_admin() && !wp_doing_ajax()) {
        return;
    }

    $count = 0;
${isOfLines ? '    $subtotal = 0.0;\n' : ''}    foreach ($cart->get_cart() as $item) {
${
  category === undefined
    ? ''
    : `        // A variation has no categories of its own: its product has them.
        if (!has_term('${slugOf(category)}', 'product_cat', $item['product_id'])) {
            continue;
        }
`
}        $count += $item['quantity'];
${isOfLines ? "        // Without tax, after coupons.\n        $subtotal += (float) $item['line_total'];\n" : ''}    }

    if (${count === undefined ? (total === undefined ? '$count === 0' : `$cart->get_subtotal() < ${total}`) : `$count < ${count}`}) {
        return;
    }

${
  fixed === undefined
    ? `    $discount = ${isOfLines ? '$subtotal' : '$cart->get_cart_contents_total()'} * ${(percent ?? 0) / 100};`
    : `    $discount = min(${fixed}, $subtotal);`
}
    // A fee below zero is a discount with a line of its own in cart and checkout.
    $cart->add_fee(__(${php(said)}, 'my-theme'), -$discount, true);
}`;
}

const NOTICE: Kind = {
  says: /\bwoo ?commerce\b.*\bfree (?:shipping|delivery)\b|\bfree (?:shipping|delivery)\b.*\bwoo ?commerce\b/s,
  meets:
    /\b(?:woo ?commerce|wordpress|functions\.php|snippet|php|notice|message|bar|cart|checkout|pages?|says?|tells?|how much|missing|left|until|free|shipping|delivery|amount|remaining|code|order|reach|customers?|needs?)\b/,
  write: (wish) => {
    const amount = wish.take(
      /(?:\b(?:to|from|over|above|at|for|until|of|reach) )?(?:€|\$)? ?(\d+(?:[.,]\d+)?) ?(?:€|euros?|eur|\$|dollars?|usd)?/,
    )?.[1];
    if (!amount) return undefined;
    return {
      language: 'php',
      code: `<?php

// For the functions.php of a child theme: leave out the line with "<?php" if it is there already.
const MY_FREE_SHIPPING_FROM = ${amountOf(amount)};

add_action('woocommerce_before_cart', 'my_free_shipping_notice');
add_action('woocommerce_before_checkout_form', 'my_free_shipping_notice', 5);

function my_free_shipping_notice(): void
{
    $cart = WC()->cart;
    if (!$cart || $cart->is_empty() || !$cart->needs_shipping()) {
        return;
    }
    // The displayed total: with tax if the shop shows prices with tax.
    $total = (float) $cart->get_displayed_subtotal() - (float) $cart->get_discount_total();
    $missing = MY_FREE_SHIPPING_FROM - $total;
    if ($missing > 0) {
        /* translators: %s: an amount of money */
        $text = sprintf(__('Only %s more until free shipping!', 'my-theme'), wc_price($missing));
        wc_print_notice(wp_kses_post($text), 'notice');
        return;
    }
    wc_print_notice(esc_html__('Your order ships for free.', 'my-theme'), 'success');
}`,
    };
  },
};

export const PHP_SHOP: readonly Kind[] = [DISCOUNT, NOTICE];
