// Written by `npm run generate` from openapi/. Changes belong there.

const ae=C=>{const S=z,j={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/3"},_embed:{$ref:"/shared/\
5"},context:{$ref:"/shared/7"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/6"},after:{$ref:"/shared/8"},modified_after:{$ref:"/shared/8"},before:{$ref:"/shared/8"},modified_before:{$ref:"\
/shared/8"},author:{$ref:"/shared/9"},author_exclude:{$ref:"/shared/9"},exclude:{$ref:"/shared/9"},include:{$ref:"/share\
d/9"},offset:{type:"integer"},order:{type:"string",enum:["asc","desc"]},orderby:{type:"string",enum:["author","date","id",
"include","modified","relevance","slug","include_slugs","title"]},search_columns:{type:"array",items:{type:"string",enum:[
"post_title","post_content","post_excerpt"]}},slug:{$ref:"/shared/5"},status:{type:"array",items:{type:"string",enum:["p\
ublish","future","draft","pending","private","trash","auto-draft","inherit","request-pending","request-confirmed","reque\
st-failed","request-completed","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-e\
a-pending","cal-ea-draft","cal-ignored","any"]}}}},params:{$ref:"/shared/10"},body:{}}},g=C.lengthOf;function E(t,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(typeof t=="string"){if(g(t)>8e3){const r={instancePath:a,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===0}function f(t,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;for(let o=0,p=s;o<r&&s===p;o++)E(t[o],{instancePath:a+
"/"+o,parentData:t,parentDataProperty:o,rootData:n})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
s++}return f.errors=e,s===0}function v(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,
s=0;if(typeof t=="string"){if(g(t)>2e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return v.errors=e,s===
0}function y(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(Array.isArray(t)){
const r=t.length;for(let o=0,p=s;o<r&&s===p;o++)v(t[o],{instancePath:a+"/"+o,parentData:t,parentDataProperty:o,rootData:n})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length)}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}const U={type:"string",enum:[
"view","embed","edit"]};function P(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;
if(typeof t!="string"){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),s++}if(!(t==="view"||t==="embed"||t==="edit")){const r={instancePath:a,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:U.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:
e.push(r),s++}return P.errors=e,s===0}const M=C.formats["date-time-or-local"];function c(t,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(typeof t=="string"){if(!M(t)){const r={instancePath:a,schemaPath:"\
#/format",keyword:"format",params:{format:"date-time-or-local"},message:'must match format "date-time-or-local"'};e===null?
e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),s++}return c.errors=e,s===0}function h(t,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;for(let o=0,p=s;o<r&&s===p;o++){let m=t[o];if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const A={instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[A]:e.push(A),s++}}}else{const r={instancePath:a,schemaPath:"#/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return h.errors=e,s===0}function w(t,{
instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.
isArray(t))){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return w.errors=e,s===0}function z(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r._fields!==void 0&&(f(r._fields,{instancePath:a+"/query/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r._embed!==void 0&&(y(r._embed,{instancePath:a+
"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),
r.context!==void 0&&(P(r.context,{instancePath:a+"/query/context",parentData:r,parentDataProperty:"context",rootData:n})||
(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.page!==void 0){let o=r.page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){const p={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)&&
(o<1||isNaN(o))){const p={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}if(r.per_page!==void 0){
let o=r.per_page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o)){const p={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <=\
 100"};e===null?e=[p]:e.push(p),s++}if(o<1||isNaN(o)){const p={instancePath:a+"/query/per_page",schemaPath:"#/properties\
/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[p]:e.push(p),s++}}}if(r.search!==void 0&&(v(r.search,{instancePath:a+"/query/search",parentData:r,parentDataProperty:"\
search",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.after!==void 0&&(c(r.after,{instancePath:a+
"/query/after",parentData:r,parentDataProperty:"after",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),
r.modified_after!==void 0&&(c(r.modified_after,{instancePath:a+"/query/modified_after",parentData:r,parentDataProperty:"\
modified_after",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.before!==void 0&&(c(r.before,{instancePath:a+
"/query/before",parentData:r,parentDataProperty:"before",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),
r.modified_before!==void 0&&(c(r.modified_before,{instancePath:a+"/query/modified_before",parentData:r,parentDataProperty:"\
modified_before",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.author!==void 0&&(h(r.author,{instancePath:a+
"/query/author",parentData:r,parentDataProperty:"author",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),
r.author_exclude!==void 0&&(h(r.author_exclude,{instancePath:a+"/query/author_exclude",parentData:r,parentDataProperty:"\
author_exclude",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.exclude!==void 0&&(h(r.exclude,{instancePath:a+
"/query/exclude",parentData:r,parentDataProperty:"exclude",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),
r.include!==void 0&&(h(r.include,{instancePath:a+"/query/include",parentData:r,parentDataProperty:"include",rootData:n})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.offset!==void 0){let o=r.offset;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}if(r.order!==void 0){let o=r.
order;if(typeof o!="string"){const p={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="asc"||o==="desc")){
const p={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:j.
properties.query.properties.order.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}
if(r.orderby!==void 0){let o=r.orderby;if(typeof o!="string"){const p={instancePath:a+"/query/orderby",schemaPath:"#/pro\
perties/query/properties/orderby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),s++}if(!(o==="author"||o==="date"||o==="id"||o==="include"||o==="modified"||o==="relevance"||o==="slug"||o==="in\
clude_slugs"||o==="title")){const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/e\
num",keyword:"enum",params:{allowedValues:j.properties.query.properties.orderby.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[p]:e.push(p),s++}}if(r.search_columns!==void 0){let o=r.search_columns;if(Array.isArray(
o)){const p=o.length;for(let m=0,A=s;m<p&&s===A;m++){let u=o[m];if(typeof u!="string"){const d={instancePath:a+"/query/s\
earch_columns/"+m,schemaPath:"#/properties/query/properties/search_columns/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[d]:e.push(d),s++}if(!(u==="post_title"||u==="post_content"||u==="post_excerpt")){
const d={instancePath:a+"/query/search_columns/"+m,schemaPath:"#/properties/query/properties/search_columns/items/enum",
keyword:"enum",params:{allowedValues:j.properties.query.properties.search_columns.items.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[d]:e.push(d),s++}}}else{const p={instancePath:a+"/query/search_columns",schemaPath:"\
#/properties/query/properties/search_columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[p]:e.push(p),s++}}if(r.slug!==void 0&&(y(r.slug,{instancePath:a+"/query/slug",parentData:r,parentDataProperty:"slug",
rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.status!==void 0){let o=r.status;if(Array.isArray(o)){
const p=o.length;for(let m=0,A=s;m<p&&s===A;m++){let u=o[m];if(typeof u!="string"){const d={instancePath:a+"/query/statu\
s/"+m,schemaPath:"#/properties/query/properties/status/items/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[d]:e.push(d),s++}if(!(u==="publish"||u==="future"||u==="draft"||u==="pending"||u==="private"||u===
"trash"||u==="auto-draft"||u==="inherit"||u==="request-pending"||u==="request-confirmed"||u==="request-failed"||u==="req\
uest-completed"||u==="ads_expired"||u==="fields-disabled"||u==="cal-ea-success"||u==="cal-ea-failed"||u==="cal-ea-schedu\
le"||u==="cal-ea-pending"||u==="cal-ea-draft"||u==="cal-ignored"||u==="any")){const d={instancePath:a+"/query/status/"+m,
schemaPath:"#/properties/query/properties/status/items/enum",keyword:"enum",params:{allowedValues:j.properties.query.properties.
status.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),s++}}}else{const p={instancePath:a+
"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[p]:e.push(p),s++}}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&(w(t.params,{instancePath:a+
"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?w.errors:e.concat(w.errors),s=e.length))}return z.
errors=e,s===0}const W=J;function D(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t._fields!==void 0&&(f(t._fields,{instancePath:a+"/_fields",parentData:t,
parentDataProperty:"_fields",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t._embed!==void 0&&(y(t.
_embed,{instancePath:a+"/_embed",parentData:t,parentDataProperty:"_embed",rootData:n})||(e=e===null?y.errors:e.concat(y.
errors),s=e.length));else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),s++}return D.errors=e,s===0}const B={type:"object",required:[],properties:{date:{
$ref:"/shared/0"},date_gmt:{$ref:"/shared/0"},slug:{type:["string","null"],maxLength:2e3},title:{$ref:"/schemas/TitleInp\
ut"},author:{type:"integer"},featured_media:{type:["integer","null"]},comment_status:{$ref:"/shared/1"},ping_status:{$ref:"\
/shared/1"},template:{$ref:"/shared/2"}}},X={type:["string","null"],format:"date-time-or-local"};function q(t,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(typeof t!="string"&&t!==null){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:X.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"string"&&!M(t)){const r={instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"date-time-or-local"},message:'\
must match format "date-time-or-local"'};e===null?e=[r]:e.push(r),s++}return q.errors=e,s===0}const Y={type:["string","o\
bject"],maxLength:2e3,required:[],properties:{raw:{$ref:"/shared/2"}}},Z={type:["string","number","boolean","null"],maxLength:2e3};
function _(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(typeof t!="string"&&
!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"&&t!==null){const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:Z.type},message:"must be string,number,boolean,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="stri\
ng"&&g(t)>2e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT\
 have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}return _.errors=e,s===0}function N(t,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(typeof t!="string"&&!(t&&typeof t=="object"&&!Array.isArray(t))){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:Y.type},message:"must be string,object"};e===null?
e=[r]:e.push(r),s++}if(typeof t=="string"&&g(t)>2e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}return t&&typeof t=="\
object"&&!Array.isArray(t)&&t.raw!==void 0&&(_(t.raw,{instancePath:a+"/raw",parentData:t,parentDataProperty:"raw",rootData:n})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length)),N.errors=e,s===0}const ee={type:"string",enum:["open","closed"]};function k(t,{
instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(typeof t!="string"){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t===
"open"||t==="closed")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ee.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return k.errors=e,s===0}function L(t,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.date!==
void 0&&(q(t.date,{instancePath:a+"/date",parentData:t,parentDataProperty:"date",rootData:n})||(e=e===null?q.errors:e.concat(
q.errors),s=e.length)),t.date_gmt!==void 0&&(q(t.date_gmt,{instancePath:a+"/date_gmt",parentData:t,parentDataProperty:"d\
ate_gmt",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),t.slug!==void 0){let r=t.slug;if(typeof r!="\
string"&&r!==null){const o={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:B.properties.
slug.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof r=="string"&&g(r)>2e3){const o={instancePath:a+
"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than\
 2000 characters"};e===null?e=[o]:e.push(o),s++}}if(t.title!==void 0&&(N(t.title,{instancePath:a+"/title",parentData:t,parentDataProperty:"\
title",rootData:n})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),t.author!==void 0){let r=t.author;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const o={instancePath:a+"/author",schemaPath:"#/properties/author/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}if(t.featured_media!==void 0){let r=t.
featured_media;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){const o={instancePath:a+"/featured_me\
dia",schemaPath:"#/properties/featured_media/type",keyword:"type",params:{type:B.properties.featured_media.type},message:"\
must be integer,null"};e===null?e=[o]:e.push(o),s++}}t.comment_status!==void 0&&(k(t.comment_status,{instancePath:a+"/co\
mment_status",parentData:t,parentDataProperty:"comment_status",rootData:n})||(e=e===null?k.errors:e.concat(k.errors),s=e.
length)),t.ping_status!==void 0&&(k(t.ping_status,{instancePath:a+"/ping_status",parentData:t,parentDataProperty:"ping_s\
tatus",rootData:n})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),t.template!==void 0&&(_(t.template,{instancePath:a+
"/template",parentData:t,parentDataProperty:"template",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),s++}return L.errors=e,s===0}const I={type:"object",required:[],properties:{status:{type:["string","null"],enum:[
"publish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-\
schedule","cal-ea-pending","cal-ea-draft","cal-ignored","trash",null]},password:{type:["string","null"],maxLength:4096},
content:{$ref:"/schemas/ContentInput"},excerpt:{$ref:"/schemas/ExcerptInput"},meta:{$ref:"/schemas/EntryMetaInput"}}},G={
type:["string","object"],required:[],properties:{raw:{type:["string","number","boolean","null"]}}};function $(t,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(typeof t!="string"&&!(t&&typeof t=="object"&&!Array.
isArray(t))){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:G.type},message:"must be string,obj\
ect"};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)&&t.raw!==void 0){let r=t.raw;if(typeof r!=
"string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){const o={instancePath:a+"/raw",schemaPath:"\
#/properties/raw/type",keyword:"type",params:{type:G.properties.raw.type},message:"must be string,number,boolean,null"};
e===null?e=[o]:e.push(o),s++}}return $.errors=e,s===0}const H={type:["string","object"],maxLength:2e4,required:[],properties:{
raw:{type:["string","number","boolean","null"],maxLength:2e4}}};function O(t,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=t}={}){let e=null,s=0;if(typeof t!="string"&&!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:H.type},message:"must be string,object"};e===null?e=[r]:e.push(r),s++}if(typeof t==
"string"&&g(t)>2e4){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e4},message:"mus\
t NOT have more than 20000 characters"};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)&&t.raw!==
void 0){let r=t.raw;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){const o={instancePath:a+
"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:H.properties.raw.type},message:"must be string,num\
ber,boolean,null"};e===null?e=[o]:e.push(o),s++}if(typeof r=="string"&&g(r)>2e4){const o={instancePath:a+"/raw",schemaPath:"\
#/properties/raw/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===
null?e=[o]:e.push(o),s++}}return O.errors=e,s===0}function T(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){const r=s;for(const o in t){if(s!==r)break;let p=t[o];if(typeof p==
"string"&&g(p)>65535){const m={instancePath:a+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPrope\
rties/maxLength",keyword:"maxLength",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=
[m]:e.push(m),s++}if(Array.isArray(p)&&p.length>1e3){const m={instancePath:a+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000\
 items"};e===null?e=[m]:e.push(m),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return T.errors=e,s===0}function V(t,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.status!==void 0){
let r=t.status;if(typeof r!="string"&&r!==null){const o={instancePath:a+"/status",schemaPath:"#/properties/status/type",
keyword:"type",params:{type:I.properties.status.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(!(r===
"publish"||r==="future"||r==="draft"||r==="pending"||r==="private"||r==="ads_expired"||r==="fields-disabled"||r==="cal-e\
a-success"||r==="cal-ea-failed"||r==="cal-ea-schedule"||r==="cal-ea-pending"||r==="cal-ea-draft"||r==="cal-ignored"||r===
"trash"||r===null)){const o={instancePath:a+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:I.
properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(t.password!==
void 0){let r=t.password;if(typeof r!="string"&&r!==null){const o={instancePath:a+"/password",schemaPath:"#/properties/p\
assword/type",keyword:"type",params:{type:I.properties.password.type},message:"must be string,null"};e===null?e=[o]:e.push(
o),s++}if(typeof r=="string"&&g(r)>4096){const o={instancePath:a+"/password",schemaPath:"#/properties/password/maxLength",
keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[o]:e.push(o),s++}}
t.content!==void 0&&($(t.content,{instancePath:a+"/content",parentData:t,parentDataProperty:"content",rootData:n})||(e=e===
null?$.errors:e.concat($.errors),s=e.length)),t.excerpt!==void 0&&(O(t.excerpt,{instancePath:a+"/excerpt",parentData:t,parentDataProperty:"\
excerpt",rootData:n})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)),t.meta!==void 0&&(T(t.meta,{instancePath:a+"\
/meta",parentData:t,parentDataProperty:"meta",rootData:n})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return V.errors=e,s===0}function F(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,
s=0;return L(t,{instancePath:a,parentData:i,parentDataProperty:l,rootData:n})||(e=e===null?L.errors:e.concat(L.errors),s=
e.length),V(t,{instancePath:a,parentData:i,parentDataProperty:l,rootData:n})||(e=e===null?V.errors:e.concat(V.errors),s=
e.length),F.errors=e,s===0}function x(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,
s=0;return F(t,{instancePath:a,parentData:i,parentDataProperty:l,rootData:n})||(e=e===null?F.errors:e.concat(F.errors),s=
e.length),x.errors=e,s===0}function J(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,
s=0;return t&&typeof t=="object"&&!Array.isArray(t)&&(t.query!==void 0&&(D(t.query,{instancePath:a+"/query",parentData:t,
parentDataProperty:"query",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),t.params!==void 0&&(w(t.params,
{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?w.errors:e.concat(w.errors),
s=e.length)),t.body!==void 0&&(x(t.body,{instancePath:a+"/body",parentData:t,parentDataProperty:"body",rootData:n})||(e=
e===null?x.errors:e.concat(x.errors),s=e.length))),J.errors=e,s===0}const re=K;function b(t,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required prop\
erty 'id'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0){let r=t.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const o={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[o]:e.push(o),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return b.errors=e,s===0}function K(t,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==
void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(f(r._fields,{instancePath:a+"\
/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),
r._embed!==void 0&&(y(r._embed,{instancePath:a+"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:n})||(e=
e===null?y.errors:e.concat(y.errors),s=e.length)),r.context!==void 0&&(P(r.context,{instancePath:a+"/query/context",parentData:r,
parentDataProperty:"context",rootData:n})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.password!==void 0){let o=r.
password;if(typeof o=="string"){if(g(o)>4096){const p={instancePath:a+"/query/password",schemaPath:"#/properties/query/p\
roperties/password/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};
e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/query/password",schemaPath:"#/properties/query/properties/p\
assword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(r.preview_token!==
void 0){let o=r.preview_token;if(typeof o=="string"){if(g(o)>200){const p={instancePath:a+"/query/preview_token",schemaPath:"\
#/properties/query/properties/preview_token/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have mor\
e than 200 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/query/preview_token",schemaPath:"#/\
properties/query/properties/preview_token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),s++}}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&(b(t.params,{instancePath:a+"/\
params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}return K.
errors=e,s===0}const te=Q;function Q(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,
s=0;return t&&typeof t=="object"&&!Array.isArray(t)&&(t.query!==void 0&&(D(t.query,{instancePath:a+"/query",parentData:t,
parentDataProperty:"query",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),t.params!==void 0&&(b(t.params,
{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),
s=e.length)),t.body!==void 0&&(x(t.body,{instancePath:a+"/body",parentData:t,parentDataProperty:"body",rootData:n})||(e=
e===null?x.errors:e.concat(x.errors),s=e.length))),Q.errors=e,s===0}const se=R;function R(t,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){
let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(f(r._fields,{instancePath:a+"/query/_\
fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r._embed!==
void 0&&(y(r._embed,{instancePath:a+"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:n})||(e=e===null?y.
errors:e.concat(y.errors),s=e.length)),r.force!==void 0&&typeof r.force!="boolean"){const o={instancePath:a+"/query/forc\
e",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&(b(t.params,{instancePath:a+
"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}return R.
errors=e,s===0}return{createVenueEntry:W,deleteVenueEntry:se,getVenueEntry:re,listVenueEntries:S,updateVenueEntry:te}};export{ae as createValidators};
