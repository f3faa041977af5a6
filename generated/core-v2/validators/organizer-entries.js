// Written by `npm run generate` from openapi/. Changes belong there.

const Z=B=>{const G=z,w={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/3"},_embed:{$ref:"/shared/3"},
context:{$ref:"/shared/4"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{type:"\
string"},after:{$ref:"/shared/5"},modified_after:{$ref:"/shared/5"},before:{$ref:"/shared/5"},modified_before:{$ref:"/sh\
ared/5"},author:{$ref:"/shared/6"},author_exclude:{$ref:"/shared/6"},exclude:{$ref:"/shared/6"},include:{$ref:"/shared/6"},
offset:{type:"integer"},order:{type:"string",enum:["asc","desc"]},orderby:{type:"string",enum:["author","date","id","inc\
lude","modified","relevance","slug","include_slugs","title"]},search_columns:{type:"array",items:{type:"string",enum:["p\
ost_title","post_content","post_excerpt"]}},slug:{$ref:"/shared/3"},status:{type:"array",items:{type:"string",enum:["pub\
lish","future","draft","pending","private","trash","auto-draft","inherit","request-pending","request-confirmed","request\
-failed","request-completed","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-\
pending","cal-ea-draft","cal-ignored","any"]}}}},params:{$ref:"/shared/7"},body:{}}};function i(r,{instancePath:a="",parentData:u,
parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){const p={instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[p]:e.push(p),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return i.errors=e,s===0}const H={type:"string",enum:["view",
"embed","edit"]};function b(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(typeof r!=
"string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:a,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return b.
errors=e,s===0}const V=B.formats["date-time"];function c(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){
let e=null,s=0;if(typeof r=="string"){if(!V(r)){const t={instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===
0}function m(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(Array.isArray(r)){
const t=r.length;for(let o=0;o<t;o++){let p=r[o];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const f={instancePath:a+
"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(
f),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[t]:e.push(t),s++}return m.errors=e,s===0}function v(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){
let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}function z(r,{instancePath:a="",
parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&(i(t._fields,{instancePath:a+"\
/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:n})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),
t._embed!==void 0&&(i(t._embed,{instancePath:a+"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:n})||(e=
e===null?i.errors:e.concat(i.errors),s=e.length)),t.context!==void 0&&(b(t.context,{instancePath:a+"/query/context",parentData:t,
parentDataProperty:"context",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),t.page!==void 0){let o=t.
page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/query/page",schemaPath:"#/prope\
rties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const p={instancePath:a+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[p]:e.push(p),s++}}if(t.per_page!==void 0){let o=t.per_page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={
instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o)){
const p={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[p]:e.push(p),s++}if(o<1||isNaN(o)){const p={instancePath:a+
"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}}if(t.search!==void 0&&typeof t.search!="string"){const o={
instancePath:a+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(t.after!==void 0&&(c(t.after,{instancePath:a+"/query/after",
parentData:t,parentDataProperty:"after",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),t.modified_after!==
void 0&&(c(t.modified_after,{instancePath:a+"/query/modified_after",parentData:t,parentDataProperty:"modified_after",rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length)),t.before!==void 0&&(c(t.before,{instancePath:a+"/query/before",parentData:t,
parentDataProperty:"before",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),t.modified_before!==void 0&&
(c(t.modified_before,{instancePath:a+"/query/modified_before",parentData:t,parentDataProperty:"modified_before",rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length)),t.author!==void 0&&(m(t.author,{instancePath:a+"/query/author",parentData:t,
parentDataProperty:"author",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.author_exclude!==void 0&&
(m(t.author_exclude,{instancePath:a+"/query/author_exclude",parentData:t,parentDataProperty:"author_exclude",rootData:n})||
(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.exclude!==void 0&&(m(t.exclude,{instancePath:a+"/query/exclude",parentData:t,
parentDataProperty:"exclude",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.include!==void 0&&(m(t.
include,{instancePath:a+"/query/include",parentData:t,parentDataProperty:"include",rootData:n})||(e=e===null?m.errors:e.
concat(m.errors),s=e.length)),t.offset!==void 0){let o=t.offset;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
const p={instancePath:a+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}if(t.order!==void 0){let o=t.order;if(typeof o!="stri\
ng"){const p={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="asc"||o==="desc")){const p={instancePath:a+
"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:w.properties.query.
properties.order.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.orderby!==
void 0){let o=t.orderby;if(typeof o!="string"){const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/p\
roperties/orderby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o===
"author"||o==="date"||o==="id"||o==="include"||o==="modified"||o==="relevance"||o==="slug"||o==="include_slugs"||o==="ti\
tle")){const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{
allowedValues:w.properties.query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?
e=[p]:e.push(p),s++}}if(t.search_columns!==void 0){let o=t.search_columns;if(Array.isArray(o)){const p=o.length;for(let f=0;f<
p;f++){let l=o[f];if(typeof l!="string"){const d={instancePath:a+"/query/search_columns/"+f,schemaPath:"#/properties/que\
ry/properties/search_columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:
e.push(d),s++}if(!(l==="post_title"||l==="post_content"||l==="post_excerpt")){const d={instancePath:a+"/query/search_col\
umns/"+f,schemaPath:"#/properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:w.properties.
query.properties.search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(
d),s++}}}else{const p={instancePath:a+"/query/search_columns",schemaPath:"#/properties/query/properties/search_columns/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.slug!==void 0&&(i(
t.slug,{instancePath:a+"/query/slug",parentData:t,parentDataProperty:"slug",rootData:n})||(e=e===null?i.errors:e.concat(
i.errors),s=e.length)),t.status!==void 0){let o=t.status;if(Array.isArray(o)){const p=o.length;for(let f=0;f<p;f++){let l=o[f];
if(typeof l!="string"){const d={instancePath:a+"/query/status/"+f,schemaPath:"#/properties/query/properties/status/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}if(!(l==="publish"||
l==="future"||l==="draft"||l==="pending"||l==="private"||l==="trash"||l==="auto-draft"||l==="inherit"||l==="request-pend\
ing"||l==="request-confirmed"||l==="request-failed"||l==="request-completed"||l==="ads_expired"||l==="fields-disabled"||
l==="cal-ea-success"||l==="cal-ea-failed"||l==="cal-ea-schedule"||l==="cal-ea-pending"||l==="cal-ea-draft"||l==="cal-ign\
ored"||l==="any")){const d={instancePath:a+"/query/status/"+f,schemaPath:"#/properties/query/properties/status/items/enu\
m",keyword:"enum",params:{allowedValues:w.properties.query.properties.status.items.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[d]:e.push(d),s++}}}else{const p={instancePath:a+"/query/status",schemaPath:"#/propert\
ies/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),
s++}}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(v(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}return z.errors=e,s===0}const J=I;function P(r,{
instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(i(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=
e===null?i.errors:e.concat(i.errors),s=e.length)),r._embed!==void 0&&(i(r._embed,{instancePath:a+"/_embed",parentData:r,
parentDataProperty:"_embed",rootData:n})||(e=e===null?i.errors:e.concat(i.errors),s=e.length));else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return P.
errors=e,s===0}const O={type:"object",required:[],properties:{date:{$ref:"/shared/0"},date_gmt:{$ref:"/shared/0"},slug:{
type:["string","null"]},title:{$ref:"/schemas/TitleInput"},author:{type:"integer"},featured_media:{type:["integer","null"]},
comment_status:{$ref:"/shared/1"},ping_status:{$ref:"/shared/1"},template:{$ref:"/shared/2"}}},K={type:["string","null"],
format:"date-time"};function q(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(typeof r!=
"string"&&r!==null){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:K.type},message:"must be str\
ing,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!V(r)){const t={instancePath:a,schemaPath:"#/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}return q.errors=
e,s===0}const L={type:["string","object"],required:[],properties:{raw:{$ref:"/shared/2"}}},Q={type:["string","number","b\
oolean","null"]};function h(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(typeof r!=
"string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){const t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:Q.type},message:"must be string,number,boolean,null"};e===null?e=[t]:e.push(t),s++}return h.
errors=e,s===0}function k(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(typeof r!=
"string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:L.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}return r&&typeof r=="object"&&!Array.isArray(
r)&&r.raw!==void 0&&(h(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"raw",rootData:n})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),k.errors=e,s===0}const R={type:"string",enum:["open","closed"]};function _(r,{instancePath:a="",
parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="open"||r===
"closed")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:R.enum},message:"must be equ\
al to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}function A(r,{instancePath:a="",parentData:u,
parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==void 0&&(q(
r.date,{instancePath:a+"/date",parentData:r,parentDataProperty:"date",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),
s=e.length)),r.date_gmt!==void 0&&(q(r.date_gmt,{instancePath:a+"/date_gmt",parentData:r,parentDataProperty:"date_gmt",rootData:n})||
(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.slug!==void 0){let t=r.slug;if(typeof t!="string"&&t!==null){const o={
instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:O.properties.slug.type},message:"\
must be string,null"};e===null?e=[o]:e.push(o),s++}}if(r.title!==void 0&&(k(r.title,{instancePath:a+"/title",parentData:r,
parentDataProperty:"title",rootData:n})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),r.author!==void 0){let t=r.
author;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/author",schemaPath:"#/propert\
ies/author/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}if(r.featured_media!==
void 0){let t=r.featured_media;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const o={instancePath:a+
"/featured_media",schemaPath:"#/properties/featured_media/type",keyword:"type",params:{type:O.properties.featured_media.
type},message:"must be integer,null"};e===null?e=[o]:e.push(o),s++}}r.comment_status!==void 0&&(_(r.comment_status,{instancePath:a+
"/comment_status",parentData:r,parentDataProperty:"comment_status",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),
s=e.length)),r.ping_status!==void 0&&(_(r.ping_status,{instancePath:a+"/ping_status",parentData:r,parentDataProperty:"pi\
ng_status",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.template!==void 0&&(h(r.template,{instancePath:a+
"/template",parentData:r,parentDataProperty:"template",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return A.errors=e,s===0}const F={type:"object",required:[],properties:{status:{type:["string","null"],enum:[
"publish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-\
schedule","cal-ea-pending","cal-ea-draft","cal-ignored","trash",null]},password:{type:["string","null"]},content:{$ref:"\
/schemas/ContentInput"},excerpt:{$ref:"/schemas/ExcerptInput"},meta:{$ref:"/schemas/EntryMetaInput"}}},S={type:["string",
"object"],required:[],properties:{raw:{$ref:"/shared/2"}}};function j(r,{instancePath:a="",parentData:u,parentDataProperty:y,
rootData:n=r}={}){let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:S.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}return r&&
typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0&&(h(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"\
raw",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),j.errors=e,s===0}const U={type:["string","object"],
required:[],properties:{raw:{$ref:"/shared/2"}}};function x(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){
let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:U.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}return r&&typeof r==
"object"&&!Array.isArray(r)&&r.raw!==void 0&&(h(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"raw",rootData:n})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length)),x.errors=e,s===0}function E(r,{instancePath:a="",parentData:u,parentDataProperty:y,
rootData:n=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return E.errors=e,s===
0}function $(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.status!==void 0){let t=r.status;if(typeof t!="string"&&t!==null){const o={instancePath:a+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:F.properties.status.type},message:"must be s\
tring,null"};e===null?e=[o]:e.push(o),s++}if(!(t==="publish"||t==="future"||t==="draft"||t==="pending"||t==="private"||t===
"ads_expired"||t==="fields-disabled"||t==="cal-ea-success"||t==="cal-ea-failed"||t==="cal-ea-schedule"||t==="cal-ea-pend\
ing"||t==="cal-ea-draft"||t==="cal-ignored"||t==="trash"||t===null)){const o={instancePath:a+"/status",schemaPath:"#/pro\
perties/status/enum",keyword:"enum",params:{allowedValues:F.properties.status.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[o]:e.push(o),s++}}if(r.password!==void 0){let t=r.password;if(typeof t!="string"&&t!==null){
const o={instancePath:a+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:F.properties.password.
type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}}r.content!==void 0&&(j(r.content,{instancePath:a+"/co\
ntent",parentData:r,parentDataProperty:"content",rootData:n})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.excerpt!==
void 0&&(x(r.excerpt,{instancePath:a+"/excerpt",parentData:r,parentDataProperty:"excerpt",rootData:n})||(e=e===null?x.errors:
e.concat(x.errors),s=e.length)),r.meta!==void 0&&(E(r.meta,{instancePath:a+"/meta",parentData:r,parentDataProperty:"meta",
rootData:n})||(e=e===null?E.errors:e.concat(E.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $.errors=e,s===0}function N(r,{
instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;return A(r,{instancePath:a,parentData:u,
parentDataProperty:y,rootData:n})||(e=e===null?A.errors:e.concat(A.errors),s=e.length),$(r,{instancePath:a,parentData:u,
parentDataProperty:y,rootData:n})||(e=e===null?$.errors:e.concat($.errors),s=e.length),N.errors=e,s===0}function D(r,{instancePath:a="",
parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;return N(r,{instancePath:a,parentData:u,parentDataProperty:y,
rootData:n})||(e=e===null?N.errors:e.concat(N.errors),s=e.length),D.errors=e,s===0}function I(r,{instancePath:a="",parentData:u,
parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(P(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?P.errors:e.concat(
P.errors),s=e.length)),r.params!==void 0&&(v(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",
rootData:n})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.body!==void 0&&(D(r.body,{instancePath:a+"/body",parentData:r,
parentDataProperty:"body",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))),I.errors=e,s===0}const W=C;
function g(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return g.errors=e,s===
0}function C(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==
void 0&&(i(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:n})||(e=e===null?
i.errors:e.concat(i.errors),s=e.length)),t._embed!==void 0&&(i(t._embed,{instancePath:a+"/query/_embed",parentData:t,parentDataProperty:"\
_embed",rootData:n})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),t.context!==void 0&&(b(t.context,{instancePath:a+
"/query/context",parentData:t,parentDataProperty:"context",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
t.password!==void 0&&typeof t.password!="string"){const o={instancePath:a+"/query/password",schemaPath:"#/properties/que\
ry/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{
const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(g(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),s=e.length))}return C.errors=e,s===0}const X=M;function M(r,{
instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(P(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.params!==void 0&&(g(r.params,{instancePath:a+"/params",parentData:r,
parentDataProperty:"params",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.body!==void 0&&(D(r.body,
{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),s=e.
length))),M.errors=e,s===0}const Y=T;function T(r,{instancePath:a="",parentData:u,parentDataProperty:y,rootData:n=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t._fields!==void 0&&(i(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:n})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),t._embed!==void 0&&(i(t._embed,{instancePath:a+
"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:n})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),
t.force!==void 0&&typeof t.force!="boolean"){const o={instancePath:a+"/query/force",schemaPath:"#/properties/query/prope\
rties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}}else{const o={
instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(g(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),s=e.length))}return T.errors=e,s===0}return{createOrganizerEntry:J,
deleteOrganizerEntry:Y,getOrganizerEntry:W,listOrganizerEntries:G,updateOrganizerEntry:X}};export{Z as createValidators};
