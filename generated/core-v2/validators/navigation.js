// Written by `npm run generate` from openapi/. Changes belong there.

const M=V=>{const I=x,_={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/2"},_embed:{$ref:"/shared/2"},
context:{$ref:"/shared/3"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{type:"\
string"},after:{$ref:"/shared/4"},modified_after:{$ref:"/shared/4"},before:{$ref:"/shared/4"},modified_before:{$ref:"/sh\
ared/4"},exclude:{$ref:"/shared/5"},include:{$ref:"/shared/5"},offset:{type:"integer"},order:{type:"string",enum:["asc",
"desc"]},orderby:{type:"string",enum:["date","id","include","modified","relevance","slug","include_slugs","title"]},search_columns:{
type:"array",items:{type:"string",enum:["post_title","post_content","post_excerpt"]}},slug:{$ref:"/shared/2"},status:{type:"\
array",items:{type:"string",enum:["publish","future","draft","pending","private","trash","auto-draft","inherit","request\
-pending","request-confirmed","request-failed","request-completed","ads_expired","fields-disabled","cal-ea-success","cal\
-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","any"]}}}},params:{$ref:"/shared/6"},body:{}}};
function n(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:p=r}={}){let e=null,s=0;if(Array.isArray(r)){
const t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){const i={instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return n.errors=e,s===
0}const C={type:"string",enum:["view","embed","edit"]};function g(r,{instancePath:a="",parentData:u,parentDataProperty:y,
rootData:p=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={
instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:C.enum},message:"must be equal to one of the all\
owed values"};e===null?e=[t]:e.push(t),s++}return g.errors=e,s===0}const j=V.formats["date-time"];function m(r,{instancePath:a="",
parentData:u,parentDataProperty:y,rootData:p=r}={}){let e=null,s=0;if(typeof r=="string"){if(!j(r)){const t={instancePath:a,
schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[
t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}return m.errors=e,s===0}function b(r,{instancePath:a="",parentData:u,parentDataProperty:y,
rootData:p=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let i=r[o];if(!(typeof i=="n\
umber"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const f={instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),s++}}}else{const t={instancePath:a,schemaPath:"#/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}function v(r,{
instancePath:a="",parentData:u,parentDataProperty:y,rootData:p=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}function x(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:p=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t._fields!==void 0&&(n(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),t._embed!==void 0&&(n(t._embed,{instancePath:a+
"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:p})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),
t.context!==void 0&&(g(t.context,{instancePath:a+"/query/context",parentData:t,parentDataProperty:"context",rootData:p})||
(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t.page!==void 0){let o=t.page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){const i={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof o=="number"&&isFinite(o)&&
(o<1||isNaN(o))){const i={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}if(t.per_page!==void 0){
let o=t.per_page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const i={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),s++}if(typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o)){const i={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <=\
 100"};e===null?e=[i]:e.push(i),s++}if(o<1||isNaN(o)){const i={instancePath:a+"/query/per_page",schemaPath:"#/properties\
/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[i]:e.push(i),s++}}}if(t.search!==void 0&&typeof t.search!="string"){const o={instancePath:a+"/query/search",schemaPath:"\
#/properties/query/properties/search/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),s++}if(t.after!==void 0&&(m(t.after,{instancePath:a+"/query/after",parentData:t,parentDataProperty:"after",rootData:p})||
(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.modified_after!==void 0&&(m(t.modified_after,{instancePath:a+"/qu\
ery/modified_after",parentData:t,parentDataProperty:"modified_after",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),
s=e.length)),t.before!==void 0&&(m(t.before,{instancePath:a+"/query/before",parentData:t,parentDataProperty:"before",rootData:p})||
(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.modified_before!==void 0&&(m(t.modified_before,{instancePath:a+"/\
query/modified_before",parentData:t,parentDataProperty:"modified_before",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),
s=e.length)),t.exclude!==void 0&&(b(t.exclude,{instancePath:a+"/query/exclude",parentData:t,parentDataProperty:"exclude",
rootData:p})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),t.include!==void 0&&(b(t.include,{instancePath:a+"/qu\
ery/include",parentData:t,parentDataProperty:"include",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
t.offset!==void 0){let o=t.offset;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const i={instancePath:a+"/qu\
ery/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[i]:e.push(i),s++}}if(t.order!==void 0){let o=t.order;if(typeof o!="string"){const i={instancePath:a+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[i]:e.push(i),s++}if(!(o==="asc"||o==="desc")){const i={instancePath:a+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:_.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(t.orderby!==void 0){let o=t.orderby;
if(typeof o!="string"){const i={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(o==="date"||o==="id"||
o==="include"||o==="modified"||o==="relevance"||o==="slug"||o==="include_slugs"||o==="title")){const i={instancePath:a+"\
/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:_.properties.
query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(t.
search_columns!==void 0){let o=t.search_columns;if(Array.isArray(o)){const i=o.length;for(let f=0;f<i;f++){let l=o[f];if(typeof l!=
"string"){const c={instancePath:a+"/query/search_columns/"+f,schemaPath:"#/properties/query/properties/search_columns/it\
ems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}if(!(l==="post_ti\
tle"||l==="post_content"||l==="post_excerpt")){const c={instancePath:a+"/query/search_columns/"+f,schemaPath:"#/properti\
es/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:_.properties.query.properties.search_columns.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),s++}}}else{const i={instancePath:a+
"/query/search_columns",schemaPath:"#/properties/query/properties/search_columns/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(t.slug!==void 0&&(n(t.slug,{instancePath:a+"/query/slug",parentData:t,
parentDataProperty:"slug",rootData:p})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),t.status!==void 0){let o=t.
status;if(Array.isArray(o)){const i=o.length;for(let f=0;f<i;f++){let l=o[f];if(typeof l!="string"){const c={instancePath:a+
"/query/status/"+f,schemaPath:"#/properties/query/properties/status/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),s++}if(!(l==="publish"||l==="future"||l==="draft"||l==="pending"||l==="private"||
l==="trash"||l==="auto-draft"||l==="inherit"||l==="request-pending"||l==="request-confirmed"||l==="request-failed"||l===
"request-completed"||l==="ads_expired"||l==="fields-disabled"||l==="cal-ea-success"||l==="cal-ea-failed"||l==="cal-ea-sc\
hedule"||l==="cal-ea-pending"||l==="cal-ea-draft"||l==="cal-ignored"||l==="any")){const c={instancePath:a+"/query/status\
/"+f,schemaPath:"#/properties/query/properties/status/items/enum",keyword:"enum",params:{allowedValues:_.properties.query.
properties.status.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),s++}}}else{
const i={instancePath:a+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}}else{const o={instancePath:a+"/query",schemaPath:"#/prop\
erties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==
void 0&&(v(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?v.errors:
e.concat(v.errors),s=e.length))}return x.errors=e,s===0}const T=N;function q(r,{instancePath:a="",parentData:u,parentDataProperty:y,
rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(n(r._fields,{instancePath:a+
"/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),
r._embed!==void 0&&(n(r._embed,{instancePath:a+"/_embed",parentData:r,parentDataProperty:"_embed",rootData:p})||(e=e===null?
n.errors:e.concat(n.errors),s=e.length));else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return q.errors=e,s===0}const w={type:"object",required:[],
properties:{date:{$ref:"/shared/0"},date_gmt:{$ref:"/shared/0"},slug:{type:["string","null"]},status:{type:["string","nu\
ll"],enum:["publish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-faile\
d","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","trash",null]},password:{type:["string","null"]},content:{
$ref:"/schemas/ContentInput"},title:{$ref:"/schemas/TitleInput"},template:{$ref:"/shared/1"}}},z={type:["string","null"],
format:"date-time"};function P(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:p=r}={}){let e=null,s=0;if(typeof r!=
"string"&&r!==null){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:z.type},message:"must be str\
ing,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!j(r)){const t={instancePath:a,schemaPath:"#/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}return P.errors=
e,s===0}const B={type:["string","object"],required:[],properties:{raw:{$ref:"/shared/1"}}},G={type:["string","number","b\
oolean","null"]};function h(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:p=r}={}){let e=null,s=0;if(typeof r!=
"string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){const t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:G.type},message:"must be string,number,boolean,null"};e===null?e=[t]:e.push(t),s++}return h.
errors=e,s===0}function k(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:p=r}={}){let e=null,s=0;if(typeof r!=
"string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:B.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}return r&&typeof r=="object"&&!Array.isArray(
r)&&r.raw!==void 0&&(h(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"raw",rootData:p})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),k.errors=e,s===0}const H={type:["string","object"],required:[],properties:{raw:{$ref:"/s\
hared/1"}}};function A(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:p=r}={}){let e=null,s=0;if(typeof r!=
"string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:H.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}return r&&typeof r=="object"&&!Array.isArray(
r)&&r.raw!==void 0&&(h(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"raw",rootData:p})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),A.errors=e,s===0}function D(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:p=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==void 0&&(P(r.date,{instancePath:a+"/date",parentData:r,
parentDataProperty:"date",rootData:p})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.date_gmt!==void 0&&(P(r.date_gmt,
{instancePath:a+"/date_gmt",parentData:r,parentDataProperty:"date_gmt",rootData:p})||(e=e===null?P.errors:e.concat(P.errors),
s=e.length)),r.slug!==void 0){let t=r.slug;if(typeof t!="string"&&t!==null){const o={instancePath:a+"/slug",schemaPath:"\
#/properties/slug/type",keyword:"type",params:{type:w.properties.slug.type},message:"must be string,null"};e===null?e=[o]:
e.push(o),s++}}if(r.status!==void 0){let t=r.status;if(typeof t!="string"&&t!==null){const o={instancePath:a+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:w.properties.status.type},message:"must be string,null"};e===null?
e=[o]:e.push(o),s++}if(!(t==="publish"||t==="future"||t==="draft"||t==="pending"||t==="private"||t==="ads_expired"||t===
"fields-disabled"||t==="cal-ea-success"||t==="cal-ea-failed"||t==="cal-ea-schedule"||t==="cal-ea-pending"||t==="cal-ea-d\
raft"||t==="cal-ignored"||t==="trash"||t===null)){const o={instancePath:a+"/status",schemaPath:"#/properties/status/enum",
keyword:"enum",params:{allowedValues:w.properties.status.enum},message:"must be equal to one of the allowed values"};e===
null?e=[o]:e.push(o),s++}}if(r.password!==void 0){let t=r.password;if(typeof t!="string"&&t!==null){const o={instancePath:a+
"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:w.properties.password.type},message:"mus\
t be string,null"};e===null?e=[o]:e.push(o),s++}}r.content!==void 0&&(k(r.content,{instancePath:a+"/content",parentData:r,
parentDataProperty:"content",rootData:p})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),r.title!==void 0&&(A(r.title,
{instancePath:a+"/title",parentData:r,parentDataProperty:"title",rootData:p})||(e=e===null?A.errors:e.concat(A.errors),s=
e.length)),r.template!==void 0&&(h(r.template,{instancePath:a+"/template",parentData:r,parentDataProperty:"template",rootData:p})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}function N(r,{instancePath:a="",
parentData:u,parentDataProperty:y,rootData:p=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(q(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?q.errors:e.
concat(q.errors),s=e.length)),r.params!==void 0&&(v(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:p})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.body!==void 0&&(D(r.body,{instancePath:a+"/\
body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))),N.errors=
e,s===0}const J=$;function d(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:p=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){
let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/id",schemaPath:"#/propert\
ies/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return d.errors=e,s===0}function $(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:p=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t._fields!==void 0&&(n(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:p})||
(e=e===null?n.errors:e.concat(n.errors),s=e.length)),t._embed!==void 0&&(n(t._embed,{instancePath:a+"/query/_embed",parentData:t,
parentDataProperty:"_embed",rootData:p})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),t.context!==void 0&&(g(t.
context,{instancePath:a+"/query/context",parentData:t,parentDataProperty:"context",rootData:p})||(e=e===null?g.errors:e.
concat(g.errors),s=e.length)),t.password!==void 0&&typeof t.password!="string"){const o={instancePath:a+"/query/password",
schemaPath:"#/properties/query/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(d(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),s=e.length))}return $.
errors=e,s===0}const K=E;function E(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:p=r}={}){let e=null,
s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(q(r.query,{instancePath:a+"/query",parentData:r,
parentDataProperty:"query",rootData:p})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.params!==void 0&&(d(r.params,
{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),
s=e.length)),r.body!==void 0&&(D(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=
e===null?D.errors:e.concat(D.errors),s=e.length))),E.errors=e,s===0}const L=F;function F(r,{instancePath:a="",parentData:u,
parentDataProperty:y,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){
let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&(n(t._fields,{instancePath:a+"/query/_\
fields",parentData:t,parentDataProperty:"_fields",rootData:p})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),t._embed!==
void 0&&(n(t._embed,{instancePath:a+"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:p})||(e=e===null?n.
errors:e.concat(n.errors),s=e.length)),t.force!==void 0&&typeof t.force!="boolean"){const o={instancePath:a+"/query/forc\
e",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(d(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),s=e.length))}return F.
errors=e,s===0}return{createNavigation:T,deleteNavigation:L,getNavigation:J,listNavigation:I,updateNavigation:K}};export{M as createValidators};
