/** What programs put on the clipboard, rebuilt from the markers that they are known to write. */

const word = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head><body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const item = (level: number, sign: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

export const wordPage = word(
  `<h1>Listening<o:p></o:p></h1><p class=MsoNormal>Say <b>little</b>, <i>ask</i> <span style='mso-bidi-font-weight:normal'>more</span>.<o:p></o:p></p>` +
    `<p class=MsoNormal><o:p>&nbsp;</o:p></p>` +
    item(1, '·', 'One') +
    item(2, 'o', 'Inside') +
    item(2, 'o', 'Beside') +
    item(1, '·', 'Two') +
    `<p class=MsoNormal>Then<o:p></o:p></p>` +
    item(1, '3.', 'Third', 'l1') +
    item(1, '4.', 'Fourth', 'l1') +
    `<p class=MsoQuote>Quoted<o:p></o:p></p>` +
    `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=300 valign=top style='width:225.4pt'><p class=MsoNormal>A<o:p></o:p></p></td><td><p class=MsoNormal>B<o:p></o:p></p></td></tr></table>` +
    `<p class=MsoNormal><a href="https://example.org/a?b=1">here</a> <a href="file:///C:/x.docx">there</a><o:p></o:p></p>`,
)

export const wordPicture = word(
  `<p class=MsoNormal>Before<!--[if gte vml 1]><v:shape id="Picture" o:spid="_x0000_i1025"><v:imagedata src="file:///C:/clip.png"/></v:shape><![endif]--><![if !vml]><img width=100 height=80 src="file:///C:/clip_image001.png" v:shapes="Picture"><![endif]></p>`,
)

export const googlePage = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8d2c1b1e-7fff-aaaa-bbbb-0123456789ab"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre-wrap;">Listening</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Say </span><span style="font-weight:700;">little</span><span style="font-weight:400;font-style:italic;"> ask</span><span style="text-decoration:line-through;">never</span><span style="text-decoration:underline;-webkit-text-decoration-skip:none;">more</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">One</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>Inside</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><a href="https://example.org" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Two</span></a></p></li></ul><span style="border:none;display:inline-block;"><img src="https://lh3.googleusercontent.com/x" width="300" height="200" /></span></b><br class="Apple-interchange-newline">`

export const webPage = `<style>p{color:red}</style><div class="article" onclick="alert(1)"><h4 id="why">Why<a class="headerlink" href="#why">¶</a></h4><div>Box of <font color="red">text</font></div><p hidden>unseen</p><p style="display: none">unseen</p><img class="emoji" alt="🙂" src="https://example.org/e.png"><img src="https://example.org/count.gif" width="1" height="1"><figure><img src="https://example.org/p.jpg" alt="A hall"><figcaption>The hall</figcaption></figure><dl><dt>Term</dt><dd>Meaning</dd></dl><span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html">x2</span></span></div>`

export const hostilePage = `<p onmouseover="window.ran=1">Hello<script>window.ran=1</script><img src="x" onerror="window.ran=1"><a href="javascript:window.ran=1">bad</a><a href="mailto:a@example.org">good</a></p><svg onload="window.ran=1"><script>window.ran=1</script></svg><iframe srcdoc="<script>parent.ran=1</script>"></iframe><math><mtext><table><mglyph><style><img src=x onerror="window.ran=1"></style></mglyph></table></mtext></math><form action="https://example.org"><input name="a" value="b"><button formaction="javascript:window.ran=1">Go</button></form><p data-pm-slice="1 1 []" style="position:fixed">slice</p>`

export const codePage = `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: Menlo, Monaco, 'Courier New', monospace;font-weight: normal;font-size: 12px;white-space: pre;"><div><span style="color: #569cd6;">const</span><span> a = 1</span></div><br><div><span>run(a)</span></div></div>`
